#define _GNU_SOURCE
#include "CSpawn.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

// A service is a process with one thread, so that a fork of it is as good as it is: no lock is held
// by somebody who is not there. It never looks into a question. What does is a fork, which has
// limits of its own and ends with its answer, so nothing that a question does to it stays.

static bool read_whole(int descriptor, void *place, size_t size) {
  char *next = place;
  while (size > 0) {
    ssize_t count = read(descriptor, next, size);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    next += count;
    size -= (size_t)count;
  }
  return true;
}

static bool send_whole(int socket, const void *content, size_t size) {
  const char *next = content;
  while (size > 0) {
    ssize_t count = send(socket, next, size, MSG_NOSIGNAL);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    next += count;
    size -= (size_t)count;
  }
  return true;
}

struct task {
  const struct cspawn_service *service;
  const void *question;
  size_t size;
};

static void *perform(void *argument) {
  const struct task *task = argument;
  // The code is small, and a pointer holds it.
  return (void *)(intptr_t)task->service->answer(task->question, task->size);
}

static int set_limits(const struct cspawn_service *service) {
  // The soft one is a signal whose name is heard; at the hard one there is only SIGKILL.
  struct rlimit time = {service->cpu_seconds, service->cpu_seconds + 2};
  struct rlimit now;
  if (getrlimit(RLIMIT_CPU, &now) < 0) return -1;
  if (time.rlim_max > now.rlim_max) time.rlim_max = now.rlim_max;
  if (time.rlim_cur > time.rlim_max) time.rlim_cur = time.rlim_max;
  return setrlimit(RLIMIT_CPU, &time);
}

static _Noreturn void answer(const struct task *task, pid_t server) {
  prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
  if (getppid() != server) _exit(127);
  int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
  if (nothing < 0 || dup2(nothing, 0) < 0) _exit(127);
  if (set_limits(task->service) < 0) _exit(127);
  pthread_attr_t attributes;
  pthread_t thread;
  void *code = NULL;
  if (pthread_attr_init(&attributes) != 0
      || pthread_attr_setstacksize(&attributes, task->service->stack_size) != 0
      || pthread_create(&thread, &attributes, perform, (void *)task) != 0
      || pthread_join(thread, &code) != 0)
    _exit(127);
  _exit((int)(intptr_t)code);
}

int cspawn_serve(const struct cspawn_service *service) {
  pid_t server = getpid();
  for (bool is_cold = true, is_first = true;; is_first = false) {
    uint64_t size;
    if (!read_whole(0, &size, sizeof size)) return 0;
    if (size > service->question_limit) return EMSGSIZE;
    char *question = malloc(size + 1);
    if (question == NULL) return ENOMEM;
    if (!read_whole(0, question, size)) return 0;
    // Who asks once only need not wait for it.
    if (is_cold && !is_first) {
      service->warm();
      is_cold = false;
    }
    struct task task = {service, question, size};
    pid_t worker = fork();
    if (worker == 0) answer(&task, server);
    if (worker < 0) return errno;
    free(question);
    int32_t status;
    while (waitpid(worker, &status, 0) < 0)
      if (errno != EINTR) return errno;
    if (!send_whole(0, &status, sizeof status)) return 0;
  }
}

int cspawn_sockets(int ends[2]) {
  return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends);
}
