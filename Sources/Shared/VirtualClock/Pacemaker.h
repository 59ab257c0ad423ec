#ifndef PACEMAKER_H
#define PACEMAKER_H

#include <stdbool.h>

#pragma GCC visibility push(hidden)

/// Whether the calling thread is the driver, on the virtual clock, so that nobody moves that while it is blocked.
bool is_blocking_driver(void);

/// Lets the clock go at the pace of real time while the driver is blocked in a call; returns what
/// `end_block` is to be told. Other threads than the driver must not call it.
unsigned begin_block(void);
/// Ends that. A signal handler may have left a blocked call without it, so each advance of the driver ends it too.
void end_block(unsigned before);
/// Ends it for good, because the driver goes on.
void end_all_blocks(void);

/// Lets the clock go at the pace of real time until the process ends.
void pace_until_exit(void);

/// Forgets the pacemaker in a forked child, which does not have its thread.
void forget_pacemaker(void);

#pragma GCC visibility pop

#endif
