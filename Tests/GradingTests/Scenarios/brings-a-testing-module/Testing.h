#define expect(x) 1
