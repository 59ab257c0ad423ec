#ifndef INTERVAL_TIMERS_H
#define INTERVAL_TIMERS_H

#pragma GCC visibility push(hidden)

/// Takes over the alarm that was set before the clock was stopped. POSIX timers made before then keep real time. The
/// lock is held.
void adopt_alarm(void);

#pragma GCC visibility pop

#endif
