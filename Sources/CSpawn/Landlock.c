#define _GNU_SOURCE
#include "Landlock.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <linux/securebits.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// The confinement of a process that may not make namespaces (landlock(7)). It sees the files that
// were named and no others, reaches no network and no other process, and is nobody who has rights.
//
// Raw system calls and signal-safe functions only: this runs between vfork and execve. The numbers
// are the same on all architectures; the headers of Debian 12 do not have the newer ones.

enum { create_ruleset = 444, add_rule = 445, restrict_self = 446 };
enum { rule_path_beneath = 1, version_of_interface = 1 };

// struct landlock_ruleset_attr of Linux 6.12.
struct ruleset { uint64_t files, network, scopes; };

struct __attribute__((packed)) path_rule { uint64_t access; int32_t parent; };

enum {
  execute = 1 << 0, write_file = 1 << 1, read_file = 1 << 2, read_folder = 1 << 3,
  all_of_version_1 = (1 << 13) - 1,
  refer = 1 << 13,     // version 2: to link or rename into another folder
  truncate_ = 1 << 14,  // version 3
  control = 1 << 15,   // version 5: ioctl of devices
  connections = (1 << 0) | (1 << 1),  // version 4: TCP, bind and connect
  neighbours = (1 << 0) | (1 << 1),   // version 6: abstract sockets, signals
};

int cspawn_landlock_version(void) {
  return (int)syscall(create_ruleset, NULL, 0, version_of_interface);
}

static struct ruleset everything(int version) {
  struct ruleset all = {.files = all_of_version_1};
  if (version >= 2) all.files |= refer;
  if (version >= 3) all.files |= truncate_;
  if (version >= 4) all.network = connections;
  if (version >= 5) all.files |= control;
  if (version >= 6) all.scopes = neighbours;
  return all;
}

static int allow(int ruleset, const char *path, uint64_t access) {
  int place = open(path, O_PATH | O_CLOEXEC);
  if (place < 0) return -1;
  struct stat status;
  int result = fstat(place, &status);
  if (result == 0) {
    if (!S_ISDIR(status.st_mode)) access &= execute | write_file | read_file | truncate_ | control;
    struct path_rule rule = {access, place};
    result = (int)syscall(add_rule, ruleset, rule_path_beneath, &rule, 0);
  }
  int failure = errno;
  close(place);
  errno = failure;
  return result;
}

int cspawn_restrict(const struct cspawn_confinement *confinement) {
  int version = cspawn_landlock_version();
  if (version < 1) return -1;
  struct ruleset all = everything(version);
  int ruleset = (int)syscall(create_ruleset, &all, sizeof all, 0);
  if (ruleset < 0) return -1;
  const uint64_t reading = execute | read_file | read_folder;
  int result = 0;
  for (int i = 0; result == 0 && i < confinement->path_count; i++) {
    const struct cspawn_path *path = &confinement->paths[i];
    uint64_t access = path->may_write ? all.files & ~(uint64_t)control : reading;
    result = allow(ruleset, path->path, access);
  }
  // What a process says of itself, in a folder that is another one for each process.
  if (result == 0) result = allow(ruleset, "/proc/self", read_file | read_folder);
  // Dispatch looks how its threads do in /proc/TID, whose numbers nobody knows yet, and traps where
  // that is refused. The children of SwiftPM are numbers, too. What belongs to other processes alone, such as memory and environment, Landlock
  // keeps from whoever may not trace them.
  if (result == 0 && confinement->reads_processes) result = allow(ruleset, "/proc", read_file);
  if (result == 0) result = (int)syscall(restrict_self, ruleset, 0);
  int failure = errno;
  close(ruleset);
  errno = failure;
  return result;
}

// Whoever is root stays it where this machine has no other user, but can do nothing as such.
static int drop_capabilities(void) {
  if (geteuid() != 0) return 0;
  for (int capability = 0; capability <= 63; capability++)
    if (prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) < 0 && errno != EINVAL && errno != EPERM)
      return -1;
  (void)prctl(PR_SET_SECUREBITS, SECBIT_NOROOT | SECBIT_NOROOT_LOCKED, 0, 0, 0);
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct none[2] = {0};
  return (int)syscall(SYS_capset, &header, none);
}

static int install(const void *instructions, size_t size) {
  struct sock_fprog program = {
    .len = (unsigned short)(size / sizeof(struct sock_filter)),
    .filter = (struct sock_filter *)instructions,
  };
  return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program);
}

// Others run as the same user, and no namespace hides them: a process sends signals to itself only,
// and sets only its own limits. Of a 64-bit argument the kernel reads these 32 bits as a number.
static int keep_to_itself(void) {
  const uint32_t own = (uint32_t)getpid();
  const uint32_t number = offsetof(struct seccomp_data, nr);
  const uint32_t whom = offsetof(struct seccomp_data, args[0]);
  const struct sock_filter filter[] = {
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, number),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_kill, 6, 0),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_tkill, 5, 0),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_tgkill, 4, 0),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_rt_sigqueueinfo, 3, 0),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_rt_tgsigqueueinfo, 2, 0),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_prlimit64, 1, 0),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, whom),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, own, 2, 0),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  return install(filter, sizeof filter);
}

int cspawn_filter(const struct cspawn_confinement *confinement) {
  if (drop_capabilities() < 0) return -1;
  if (confinement->is_one_process && keep_to_itself() < 0) return -1;
  return install(confinement->filter, confinement->filter_size);
}
