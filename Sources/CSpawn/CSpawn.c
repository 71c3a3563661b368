#define _GNU_SOURCE
#include "CSpawn.h"

#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// Everything below a fork runs in the child: raw system calls and signal-safe functions only.

static int move_descriptors(const struct cspawn_request *request, int *report) {
  enum { count_max = 16, base = 64 };
  int moved[count_max];
  if (request->descriptor_count > count_max) { errno = EINVAL; return -1; }
  // First out of the way, so that no target number is a source still needed.
  for (int i = 0; i < request->descriptor_count; i++) {
    int source = request->descriptors[i];
    if (source < 0) source = open("/dev/null", O_RDWR | O_CLOEXEC);
    moved[i] = fcntl(source, F_DUPFD_CLOEXEC, base);
    if (moved[i] < 0) return -1;
  }
  *report = fcntl(*report, F_DUPFD_CLOEXEC, base);
  if (*report < 0) return -1;
  for (int i = 0; i < request->descriptor_count; i++)
    if (dup2(moved[i], i) < 0) return -1;
  // The rest closes at exec; `report` has to live until then.
  return (int)syscall(SYS_close_range, request->descriptor_count, ~0U, 4 /* CLOEXEC */);
}

static int become(uint32_t user) {
  if (user == 0) return 0;
  if (syscall(SYS_setgroups, 0, NULL) < 0) return -1;
  if (syscall(SYS_setresgid, user, user, user) < 0) return -1;
  return (int)syscall(SYS_setresuid, user, user, user);
}

static int prepare(const struct cspawn_request *request, pid_t parent, int *report) {
  setsid();
  if (move_descriptors(request, report) < 0) return -1;
  for (int i = 0; i < request->limit_count; i++) {
    struct rlimit limit = {request->limits[i].soft, request->limits[i].hard};
    if (setrlimit(request->limits[i].resource, &limit) < 0) return -1;
  }
  if (become(request->user) < 0) return -1;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) < 0) return -1;
  if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) < 0) return -1;
  if (getppid() != parent) { errno = ESRCH; return -1; }
  if (request->directory && chdir(request->directory) < 0) return -1;
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
  return 0;
}

pid_t cspawn_start(const struct cspawn_request *request, int *error) {
  int report[2];
  if (pipe2(report, O_CLOEXEC) < 0) { *error = errno; return -1; }
  pid_t parent = getpid();
  pid_t child = fork();
  if (child == 0) {
    int channel = report[1];
    if (prepare(request, parent, &channel) == 0)
      execve(request->path, request->arguments, request->environment);
    int failure = errno;
    (void)!write(channel, &failure, sizeof failure);
    _exit(127);
  }
  int failure = child < 0 ? errno : 0;
  close(report[1]);
  if (child > 0 && read(report[0], &failure, sizeof failure) > 0) waitpid(child, NULL, 0);
  close(report[0]);
  *error = failure;
  return failure ? -1 : child;
}

int cspawn_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int cspawn_watch(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0); }

int cspawn_exited(int status) { return WIFEXITED(status); }
int cspawn_exit_code(int status) { return WEXITSTATUS(status); }
int cspawn_signal(int status) { return WTERMSIG(status); }
