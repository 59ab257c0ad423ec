#ifndef PACEMAKER_H
#define PACEMAKER_H

#include <stdbool.h>

#pragma GCC visibility push(hidden)

/// Whether the calling thread is the driver and uses the virtual clock, which nobody else moves while the thread
/// is blocked.
bool is_blocking_driver(void);

/// Lets the clock go on while the driver is blocked in a call, at the pace of real time or, when it is known that
/// nothing else can bring about the end of it, at once; returns what `end_block` is to be told. Other threads than
/// the driver must not call it.
unsigned begin_block(void);
/// Ends that. A signal handler may have left a blocked call without it, so each advance of the driver ends it too.
void end_block(unsigned before);
/// Ends it for good, because the driver goes on.
void end_all_blocks(void);

/// Whether something is known to be under way outside the process.
bool is_known_to_be_under_way(void);

/// What an expression returns, while the clock goes on if a condition holds.
#define WHILE_BLOCKED(type, condition, expression) \
  ({ \
    bool is_blocked = (condition); \
    unsigned before = is_blocked ? begin_block() : 0; \
    type result = (expression); \
    if (is_blocked) end_block(before); \
    result; \
  })

/// Lets the clock go at the pace of real time until the process ends.
void pace_until_exit(void);

/// Forgets the pacemaker in a forked child, which does not have its thread.
void forget_pacemaker(void);

#pragma GCC visibility pop

#endif
