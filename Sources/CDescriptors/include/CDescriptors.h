#ifndef CDESCRIPTORS_H
#define CDESCRIPTORS_H

// What `poll` can wait for, and what Swift's Glibc leaves out. No child inherits any of it.

/// A descriptor that is readable once in so many milliseconds, until it is read; or -1 with errno.
int cdescriptors_timer(int milliseconds);

/// A descriptor that is readable while its count is not 0, and does not block; or -1 with errno.
int cdescriptors_counter(void);

/// Adds one to a counter.
void cdescriptors_count(int counter);

/// Makes one open descriptor mean what another one means.
void cdescriptors_replace(int descriptor, int other);

/// Whether other computers may change what lies at this path, of which inotify tells nothing.
int cdescriptors_is_remote(const char *path);

#endif
