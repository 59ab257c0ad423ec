#ifndef RUNNING_THREADS_H
#define RUNNING_THREADS_H

#include <stdbool.h>
#include <stdint.h>

#include "State.h"

#pragma GCC visibility push(hidden)

/// The number of times that a thread was woken or given work, as far as this module can observe.
extern _Atomic uint32_t waking_count;

/// The part of `waking_count` for the thread in which Dispatch watches its timers, which runs no code of the program.
extern _Atomic uint32_t housekeeping_count;

/// Notes that another thread may be woken; costs nothing when the clock is off.
static inline void note_waking(void) {
  if (has_modes()) atomic_fetch_add_explicit(&waking_count, 1, memory_order_relaxed);
}

/// Notes that the next wait that is given out is a timer that Dispatch watches.
static inline void note_housekeeping(void) { atomic_fetch_add(&housekeeping_count, 1); }

/// Notes whether a thread uses real time, so that no check waits for it to come to rest.
void note_real_time_thread(int32_t thread, bool uses_real_time);

/// Notes whether a thread pauses in real time, as Dispatch's threads do while they wait for each other. Such a thread
/// isn't at rest, because it continues without being woken.
void note_pausing_thread(int32_t thread, bool pauses);

#pragma GCC visibility pop

#endif
