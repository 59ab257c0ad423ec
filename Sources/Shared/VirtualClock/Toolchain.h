#ifndef TOOLCHAIN_H
#define TOOLCHAIN_H

#include <semaphore.h>
#include <stdbool.h>

#pragma GCC visibility push(hidden)

/// Returns whether Dispatch pauses for another of its threads, by where it is called and how long.
bool is_pause_of_dispatch(const void *caller, unsigned microseconds);
/// Returns whether a semaphore is the one on which Dispatch's idle threads wait for work.
bool belongs_to_dispatch(const sem_t *semaphore);
/// Returns whether a function is called by Foundation's `Thread.sleep`.
bool is_in_thread_sleep(const void *caller);
/// Returns whether a function is called by the library of Swift's tasks.
bool is_in_concurrency(const void *caller);

#pragma GCC visibility pop

#endif
