#ifndef TIMER_DESCRIPTORS_H
#define TIMER_DESCRIPTORS_H

#include <sys/epoll.h>

#pragma GCC visibility push(hidden)

/// Takes over the `timerfd`s that were made before the clock was stopped. The lock is held.
void adopt_timer_descriptors(void);
/// Notes that the calling thread is about to wait for the events of an `epoll`, so it has handled earlier
/// ones.
void note_watcher(int epoll, const void *caller);
/// Notes that the calling thread has received events.
void note_events(int epoll, const struct epoll_event *events, int count);

#pragma GCC visibility pop

#endif
