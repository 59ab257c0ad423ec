#ifndef DISPATCH_WATCH_H
#define DISPATCH_WATCH_H

#include <stdbool.h>
#include <stdint.h>

#pragma GCC visibility push(hidden)

/// Remembers a timer of Dispatch if it is the timer of Dispatch's watch over its threads, which must not be set.
///
/// Returns whether it is.
bool keep_dispatch_watch(
  void *source, const void *caller, uint64_t start, uint64_t interval, uint64_t leeway);

/// Lets Dispatch look whether work waits while its threads are blocked, as its timer would have done.
///
/// Returns whether it has started a thread for such work.
bool look_after_dispatch(void);

/// Lets Dispatch look as often as its timer would, for a driver that is blocked and comes to no rest.
void look_after_dispatch_each_second(void);

/// Notes that the calling thread starts or wakes another one.
void note_start(void);

#pragma GCC visibility pop

#endif
