#ifndef CALLERS_H
#define CALLERS_H

#include <stddef.h>
#include <stdint.h>

#include "VirtualClock.h"

#pragma GCC visibility push(hidden)

/// Reads the return addresses on the calling thread's stack, the innermost first, and zeros after the last. The caller
/// must not hold the lock.
void read_callers(uintptr_t callers[VIRTUAL_CLOCK_CALLER_LIMIT]);

/// The kind of a request to Dispatch: to wake a sleeping task; to run a block after a time, which can't be cancelled;
/// or any other.
enum request_kind { REQUEST_OF_TASK, REQUEST_FOR_GOOD, OTHER_REQUEST };

/// Records the code that asks Dispatch for a timer, because Dispatch sets the timer's descriptor later, on its own
/// thread.
///
/// - `length`: The time until the timer is due.
void note_request(int64_t length, enum request_kind kind);

/// Replaces the callers that set a timer by those that asked Dispatch for it, if known. The lock is held.
void find_request(struct virtual_clock_entry *entry);

/// Adds the requests to Dispatch that can't be cancelled and that the list lacks, because the timers of Dispatch share
/// a descriptor. The lock is held.
///
/// Returns the new number of entries, which was `count` before; none beyond the capacity is written.
size_t add_requests(struct virtual_clock_entry *entries, size_t count, size_t capacity);

#pragma GCC visibility pop

#endif
