#ifndef GUARD_H
#define GUARD_H

#include "CSpawn.h"

/// What the guard's child does: become the command, or report why not.
typedef void cspawn_become(
    const struct cspawn_request *request, pid_t guard, int report);

/// The life of the process between Switchboard and a command; see Guard.c.
_Noreturn void cspawn_guard(
    const struct cspawn_request *request, pid_t parent, int report, cspawn_become *become);

#endif
