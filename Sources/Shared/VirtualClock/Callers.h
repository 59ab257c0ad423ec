#ifndef CALLERS_H
#define CALLERS_H

#include <stdbool.h>
#include <stdint.h>

#include "VirtualClock.h"

#pragma GCC visibility push(hidden)

/// Reads the return addresses on the calling thread's stack, the innermost first, and zeros after the last.
void read_callers(uintptr_t callers[VIRTUAL_CLOCK_CALLER_LIMIT]);

/// Notes who asks Dispatch for a timer, which sets its descriptor on a thread of its own.
///
/// - `length`: How long it is until then.
/// - `is_task`: Whether Swift asks, for a task that sleeps.
void note_request(int64_t length, bool is_task);

/// Replaces who has set a timer by who has asked Dispatch for it, if that is known. The lock is held.
void find_request(struct virtual_clock_entry *entry);

#pragma GCC visibility pop

#endif
