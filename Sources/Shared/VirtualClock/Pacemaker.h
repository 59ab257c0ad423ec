#ifndef PACEMAKER_H
#define PACEMAKER_H

#include <stdbool.h>

#pragma GCC visibility push(hidden)

/// Whether the calling thread is the driver and uses the virtual clock, so that the pacemaker has to move the clock
/// while the thread is blocked.
bool is_blocking_driver(void);

/// Lets the clock go on while the driver is blocked in a call: at the pace of real time, or at once if it is known
/// that only a deadline can end the call. Returns the argument for `end_block`. Only the driver may call it.
unsigned begin_block(void);
/// Ends what `begin_block` began. A signal handler may leave a blocked call without this, so each advance by the
/// driver ends it, too.
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
