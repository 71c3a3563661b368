#ifndef LANDLOCK_H
#define LANDLOCK_H

#include "CSpawn.h"

/// Confines the files and other resources of the calling process, which has one thread and gains no
/// new privileges, for good; see Landlock.c. Opens descriptors, so it comes before limits on them.
///
/// Returns 0, or -1 with errno. Signal-safe.
int cspawn_restrict(const struct cspawn_confinement *confinement);

/// Takes away the rights of root, if the process has them, and installs the filters of system calls.
///
/// Returns 0, or -1 with errno. Signal-safe.
int cspawn_filter(const struct cspawn_confinement *confinement);

#endif
