#define _GNU_SOURCE
#include "CSpawn.h"
#include "Guard.h"
#include "Landlock.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// Everything below a fork runs in the child: raw system calls and signal-safe functions only.

// fcntl calls it an invalid argument when even the lowest number asked for is above the limit.
static int out_of_descriptors(void) {
  if (errno == EINVAL) errno = EMFILE;
  return -1;
}

static int move_descriptors(const struct cspawn_request *request, int *report) {
  enum { count_max = 16, base = count_max };
  int moved[count_max];
  if (request->descriptor_count > count_max) { errno = EINVAL; return -1; }
  // First out of the way, so that no target number is a source still needed.
  for (int i = 0; i < request->descriptor_count; i++) {
    int source = request->descriptors[i];
    if (source < 0) source = open("/dev/null", O_RDWR | O_CLOEXEC);
    if (source < 0) return -1;
    moved[i] = fcntl(source, F_DUPFD_CLOEXEC, base);
    if (moved[i] < 0) return out_of_descriptors();
  }
  // On failure it stays what it was, or nobody would hear of it.
  int channel = fcntl(*report, F_DUPFD_CLOEXEC, base);
  if (channel < 0) return out_of_descriptors();
  *report = channel;
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

// A limit above the one that this process has itself would be refused: the lower one holds.
static int limit(const struct cspawn_limit *wanted) {
  struct rlimit now, new = {wanted->soft, wanted->hard};
  if (getrlimit(wanted->resource, &now) < 0) return -1;
  if (new.rlim_max > now.rlim_max) new.rlim_max = now.rlim_max;
  if (new.rlim_cur > new.rlim_max) new.rlim_cur = new.rlim_max;
  return setrlimit(wanted->resource, &new);
}

static int prepare(const struct cspawn_request *request, pid_t guard, int *report) {
  setsid();
  if (move_descriptors(request, report) < 0) return -1;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) < 0) return -1;
  if (request->confinement && cspawn_restrict(request->confinement) < 0) return -1;
  for (int i = 0; i < request->limit_count; i++)
    if (limit(&request->limits[i]) < 0) return -1;
  if (become(request->user) < 0) return -1;
  if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) < 0) return -1;
  if (getppid() != guard) { errno = ESRCH; return -1; }
  if (request->directory && chdir(request->directory) < 0) return -1;
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  // Last: what it forbids was needed until here.
  return request->confinement ? cspawn_filter(request->confinement) : 0;
}

// Becomes the command; returns only by reporting why it could not.
static _Noreturn void command(const struct cspawn_request *request, pid_t guard, int report) {
  if (prepare(request, guard, &report) == 0)
    execve(request->path, request->arguments, request->environment);
  int failure = errno;
  (void)!write(report, &failure, sizeof failure);
  _exit(127);
}

// A process that ignores SIGCHLD, as its own parent may have left it, learns no wait status.
static void keep_statuses(void) {
  struct sigaction now;
  if (sigaction(SIGCHLD, NULL, &now) < 0) return;
  if (now.sa_handler == SIG_IGN || (now.sa_flags & SA_NOCLDWAIT)) signal(SIGCHLD, SIG_DFL);
}

pid_t cspawn_start(const struct cspawn_request *request, int *error) {
  int report[2];
  if (pipe2(report, O_CLOEXEC) < 0) { *error = errno; return -1; }
  keep_statuses();
  // No handler of ours may run in the child, which shares our pipes until it has become another.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t parent = getpid();
  pid_t guard = fork();
  if (guard == 0) cspawn_guard(request, parent, report[1], command);
  int failure = guard < 0 ? errno : 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(report[1]);
  if (guard > 0) {
    ssize_t count;
    do count = read(report[0], &failure, sizeof failure); while (count < 0 && errno == EINTR);
    if (count > 0) cspawn_wait(guard);
  }
  close(report[0]);
  *error = failure;
  return failure ? -1 : guard;
}

int cspawn_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int cspawn_file(const void *content, size_t size) {
  int file = memfd_create("input", MFD_CLOEXEC);
  if (file < 0) return -1;
  const char *rest = content;
  while (size > 0) {
    ssize_t count = write(file, rest, size);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) { int failure = errno; close(file); errno = failure; return -1; }
    rest += count;
    size -= (size_t)count;
  }
  lseek(file, 0, SEEK_SET);
  return file;
}

int cspawn_watch(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0); }

int cspawn_wait(pid_t process) { return cspawn_wait_for_use(process, &(double){0}); }

int cspawn_wait_for_use(pid_t process, double *seconds) {
  int status;
  pid_t ended;
  struct rusage use;
  do ended = wait4(process, &status, 0, &use); while (ended < 0 && errno == EINTR);
  if (ended < 0) return -1;
  *seconds = (double)(use.ru_utime.tv_sec + use.ru_stime.tv_sec)
    + (double)(use.ru_utime.tv_usec + use.ru_stime.tv_usec) / 1e6;
  return status;
}

int cspawn_exited(int status) { return WIFEXITED(status); }
int cspawn_exit_code(int status) { return WEXITSTATUS(status); }
int cspawn_signal(int status) { return WTERMSIG(status); }
