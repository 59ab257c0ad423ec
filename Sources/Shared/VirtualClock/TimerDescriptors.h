#ifndef TIMER_DESCRIPTORS_H
#define TIMER_DESCRIPTORS_H

#pragma GCC visibility push(hidden)

/// Takes over the `timerfd`s that were made before the clock was stopped. The lock is held.
void adopt_timer_descriptors(void);
/// Notes that the calling thread waits for the events of an `epoll`.
void note_watcher(int epoll);

#pragma GCC visibility pop

#endif
