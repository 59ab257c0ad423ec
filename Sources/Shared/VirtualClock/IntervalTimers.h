#ifndef INTERVAL_TIMERS_H
#define INTERVAL_TIMERS_H

#pragma GCC visibility push(hidden)

/// Takes over the alarm and the POSIX timers that were set before the clock was stopped. The lock is held.
void adopt_alarm(void);

#pragma GCC visibility pop

#endif
