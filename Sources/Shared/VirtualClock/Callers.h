#ifndef CALLERS_H
#define CALLERS_H

#include <stddef.h>
#include <stdint.h>

#include "VirtualClock.h"

#pragma GCC visibility push(hidden)

/// Reads the return addresses on the calling thread's stack, the innermost first, and zeros after the last. To
/// be called without the lock.
void read_callers(uintptr_t callers[VIRTUAL_CLOCK_CALLER_LIMIT]);

/// What Dispatch is asked for: to wake a task that sleeps; to do something after a time, which nobody can take
/// back; or anything else.
enum request_kind { REQUEST_OF_TASK, REQUEST_FOR_GOOD, OTHER_REQUEST };

/// Notes who asks Dispatch for a timer, which sets its descriptor on a thread of its own.
///
/// - `length`: How long it is until then.
void note_request(int64_t length, enum request_kind kind);

/// Replaces who has set a timer by who has asked Dispatch for it, if that is known. The lock is held.
void find_request(struct virtual_clock_entry *entry);

/// Adds what Dispatch was asked for for good and is due later than its timers, which share a descriptor. The
/// lock is held.
///
/// Returns how many entries there are then, `count` before; none beyond the capacity is written.
size_t add_requests(struct virtual_clock_entry *entries, size_t count, size_t capacity);

#pragma GCC visibility pop

#endif
