#ifndef TOOLCHAIN_H
#define TOOLCHAIN_H

#include <semaphore.h>
#include <stdbool.h>
#include <stdint.h>

#pragma GCC visibility push(hidden)

/// Returns whether Dispatch pauses for another of its threads, judged by the caller and the length.
bool is_pause_of_dispatch(const void *caller, unsigned microseconds);
/// Returns whether Dispatch calls a function, where Dispatch is a separate library.
bool is_in_dispatch(const void *caller);
/// Returns whether a semaphore is the one on which Dispatch's idle threads wait for work.
bool belongs_to_dispatch(const sem_t *semaphore);
/// Returns whether Dispatch sets the timer with which it watches its threads.
bool is_watch_of_dispatch(
  const void *caller, uint64_t start, uint64_t interval, uint64_t leeway);
/// Returns whether Foundation's `Thread.sleep` calls a function.
bool is_in_thread_sleep(const void *caller);
/// Returns whether Swift's concurrency library calls a function.
bool is_in_concurrency(const void *caller);
/// Returns the object of the task that the calling thread runs, or zero.
uintptr_t running_task(void);
/// Returns whether an address lies in Dispatch's library for Swift.
bool is_in_overlay_of_dispatch(const void *address);
/// Returns whether an address lies in the program itself, not in one of its libraries.
bool is_in_program(const void *address);

#pragma GCC visibility pop

#endif
