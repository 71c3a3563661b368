#ifndef LANDLOCK_H
#define LANDLOCK_H

#include "CSpawn.h"

/// Confines the calling process, which has one thread, for good; see Landlock.c.
///
/// Returns 0, or -1 with errno. Signal-safe.
int cspawn_confine(const struct cspawn_confinement *confinement);

#endif
