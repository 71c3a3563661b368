#include <uninorm.h>
#include <unilbrk.h>
#include <uniwidth.h>

// Swift imports no variable whose type is only declared, as 'uninorm_nfd' is.
static inline uint8_t *cunistring_decompose(const uint8_t *text, size_t size, size_t *count) {
  return u8_normalize(UNINORM_NFD, text, size, NULL, count);
}
