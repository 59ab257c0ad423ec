#ifndef RUNNING_THREADS_H
#define RUNNING_THREADS_H

#include <stdbool.h>
#include <stdint.h>

#pragma GCC visibility push(hidden)

/// Notes whether a thread uses real time, so that nobody waits for it to come to rest.
void note_real_time_thread(int32_t thread, bool uses_real_time);

#pragma GCC visibility pop

#endif
