#ifndef DISPATCH_WATCH_H
#define DISPATCH_WATCH_H

#include <stdbool.h>
#include <stdint.h>

#pragma GCC visibility push(hidden)

/// Remembers a timer if it is the one with which Dispatch watches its threads, which must not be set.
///
/// Returns whether it is that timer.
bool keep_dispatch_watch(
  void *source, const void *caller, uint64_t start, uint64_t interval, uint64_t leeway);

/// Lets Dispatch check whether work waits while its threads are blocked, as its timer would have done.
///
/// Returns whether Dispatch has started a thread for such work.
bool look_after_dispatch(void);

/// Lets Dispatch check as often as its timer would, for a driver that is blocked and doesn't come to rest.
void look_after_dispatch_each_second(void);

/// Notes that the calling thread starts another one.
void note_start(void);

#pragma GCC visibility pop

#endif
