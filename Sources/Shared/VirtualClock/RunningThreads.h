#ifndef RUNNING_THREADS_H
#define RUNNING_THREADS_H

#include <stdbool.h>
#include <stdint.h>

#include "State.h"

#pragma GCC visibility push(hidden)

/// How often a thread was woken or given something, by whatever this module knows of.
extern _Atomic uint32_t waking_count;

/// Notes that another thread may be woken; costs nothing when the clock is off.
static inline void note_waking(void) {
  if (has_modes()) atomic_fetch_add_explicit(&waking_count, 1, memory_order_relaxed);
}

/// Notes whether a thread uses real time, so that nobody waits for it to come to rest.
void note_real_time_thread(int32_t thread, bool uses_real_time);

#pragma GCC visibility pop

#endif
