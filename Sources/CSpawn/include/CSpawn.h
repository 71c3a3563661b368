#ifndef CSPAWN_H
#define CSPAWN_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// A resource and the limit it gets in the child; see setrlimit(2).
struct cspawn_limit {
  int resource;
  uint64_t soft, hard;
};

/// A file or folder that a confined command may read and execute, or also change.
struct cspawn_path {
  const char *path;
  int may_write;
};

/// The confinement by Landlock and a filter of system calls.
struct cspawn_confinement {
  const struct cspawn_path *paths;
  int path_count;
  /// Instructions of a filter (struct sock_filter), and their size in bytes.
  const void *filter;
  size_t filter_size;
  /// Whether the command never has another process, so that it may signal none.
  int is_one_process;
  /// Whether it reads in /proc what everybody may.
  int reads_processes;
};

/// The version of the kernel's Landlock, from 1; or -1 with errno where it has none.
int cspawn_landlock_version(void);

/// What to start, and how. Written in C because the child of a fork may call nothing that takes
/// a lock: no allocation, no Swift.
struct cspawn_request {
  const char *path;
  char *const *arguments;
  char *const *environment;
  /// NULL: the parent's.
  const char *directory;
  /// Descriptor i of the child is descriptors[i]; -1 is /dev/null. All others are closed.
  const int *descriptors;
  int descriptor_count;
  const struct cspawn_limit *limits;
  int limit_count;
  /// The user and group that the child becomes; 0 keeps the parent's.
  uint32_t user;
  /// NULL: it is not confined.
  const struct cspawn_confinement *confinement;
};

/// Starts the command in a session of its own, below a guard, and returns the guard's process id,
/// or -1 with the errno of the step that failed in `error`.
///
/// The guard ends as the command did, but only when all its descendants are gone. SIGTERM to the
/// guard, or the end of the calling thread, kills them all.
pid_t cspawn_start(const struct cspawn_request *request, int *error);

/// Opens a pipe that no child inherits by accident: ends[0] reads, ends[1] writes.
int cspawn_pipe(int ends[2]);

/// A descriptor from which the content is read, and which no child inherits by accident; or -1.
int cspawn_file(const void *content, size_t size);

/// A descriptor that is readable once the process has ended, or -1.
int cspawn_watch(pid_t process);

/// Waits for the process to end, and returns its wait status, which is never negative; or -1.
int cspawn_wait(pid_t process);

/// The same; and the seconds of the processor that it and all that it has waited for have used.
int cspawn_wait_for_use(pid_t process, double *seconds);

/// What a service does, and how much each of its answers may use.
struct cspawn_service {
  /// Answers one question on descriptor 1, on a thread with a deep stack in a process of its own;
  /// returns that process's exit code.
  int (*answer)(const void *question, size_t size);
  /// Does what answers would have to do each for itself the first time; nothing of a question is
  /// there yet.
  void (*warm)(void);
  /// The longest question, in bytes.
  size_t question_limit;
  /// Processor time for an answer, in seconds.
  uint64_t cpu_seconds;
  /// The stack for an answer, in bytes.
  size_t stack_size;
};

/// Answers questions from descriptor 0, a socket, each in a fork of this process, one after the
/// other, until nobody can ask any longer; returns 0 then, or an errno.
///
/// A question is its size (8 bytes, as this machine writes them) and its bytes. When a fork has
/// ended, its wait status (4 bytes) is written to descriptor 0. To be called by a process that has
/// one thread only.
int cspawn_serve(const struct cspawn_service *service);

/// Both ends of a socket that no child inherits by accident.
int cspawn_sockets(int ends[2]);

/// Whether a wait status means an exit, and its code; else the signal.
int cspawn_exited(int status);
int cspawn_exit_code(int status);
int cspawn_signal(int status);

#endif
