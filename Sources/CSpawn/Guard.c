#define _GNU_SOURCE
#include "Guard.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// A guard stands between Switchboard and a command. It is the command's parent, and becomes the
// parent of every descendant whose own parent ends (a "child subreaper"), wherever that has gone:
// so none is lost. When the command has ended, when Switchboard asks for it with SIGTERM, or when
// Switchboard is no more (its death is a SIGTERM, too), the guard kills whatever there is and ends
// only when nothing is left. It ends as the command did.
//
// It is a fork of a process with threads: raw system calls and signal-safe functions only.

// Those who have become our children, and the command: each is listed until it has been waited for.
static void kill_children(void) {
  int list = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
  if (list < 0) return;
  char text[4096];
  pid_t child = 0;
  ssize_t count;
  while ((count = read(list, text, sizeof text)) > 0)
    for (ssize_t i = 0; i < count; i++) {
      if (text[i] >= '0' && text[i] <= '9') { child = child * 10 + (text[i] - '0'); continue; }
      if (child > 0) kill(child, SIGKILL);
      child = 0;
    }
  close(list);
}

// Waits until nothing is left, and returns how the command ended.
static int outlive(pid_t command) {
  // The list of children may miss one while another ends, so it is read again and again.
  const struct timespec again = {.tv_nsec = 2000000};
  sigset_t wake;
  sigemptyset(&wake);
  sigaddset(&wake, SIGCHLD);
  sigaddset(&wake, SIGTERM);
  int status = 0;
  bool has_ended = false, is_ending = false;
  for (;;) {
    int one;
    pid_t ended;
    while ((ended = waitpid(-1, &one, WNOHANG)) > 0)
      if (ended == command) { status = one; has_ended = is_ending = true; }
    if (ended < 0 && errno == ECHILD) return status;
    if (is_ending) {
      if (!has_ended) kill(-command, SIGKILL);
      kill_children();
    }
    int signal = sigtimedwait(&wake, NULL, is_ending ? &again : NULL);
    if (signal == SIGTERM) is_ending = true;
  }
}

static _Noreturn void end_as(int status) {
  if (WIFSIGNALED(status)) {
    int number = WTERMSIG(status);
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);  // no core of ours
    signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    raise(number);
  }
  _exit(WIFEXITED(status) ? WEXITSTATUS(status) : 127);
}

_Noreturn void cspawn_guard(
    const struct cspawn_request *request, pid_t parent, int report, cspawn_become *become) {
  setsid();
  signal(SIGCHLD, SIG_DFL);
  prctl(PR_SET_NAME, "guard", 0, 0, 0);  // whoever kills by the grader's name spares it
  prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
  prctl(PR_SET_PDEATHSIG, SIGTERM, 0, 0, 0);
  if (getppid() != parent) _exit(127);
  pid_t guard = getpid();
  // Not fork: our memory, which is all of Switchboard's, need not be copied a second time.
  pid_t command = vfork();
  if (command == 0) {
    become(request, guard, report);
    _exit(127);
  }
  if (command < 0) {
    int failure = errno;
    (void)!write(report, &failure, sizeof failure);
    _exit(127);
  }
  syscall(SYS_close_range, 0, ~0U, 0);
  end_as(outlive(command));
}
