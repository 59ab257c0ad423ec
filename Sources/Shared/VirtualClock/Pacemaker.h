#ifndef PACEMAKER_H
#define PACEMAKER_H

#include <stdbool.h>

#pragma GCC visibility push(hidden)

/// Returns whether the calling thread is the driver and uses the virtual clock, so that the pacemaker has to move
/// the clock while the thread is blocked.
bool is_blocking_driver(void);

/// Lets the clock move while the driver is blocked in a call: at the pace of real time, or at once if it is known
/// that only a deadline can end the call. Returns the argument for `end_block`. Only the driver may call it.
unsigned begin_block(void);
/// Ends the block that `begin_block` began. A signal handler may leave a blocked call without this, so each advance
/// by the driver calls `end_all_blocks`.
void end_block(unsigned before);
/// Ends all blocks, because the driver runs again.
void end_all_blocks(void);

/// Returns whether work is known to be under way outside the process.
bool is_known_to_be_under_way(void);

/// Evaluates an expression and, if a condition holds, lets the clock move meanwhile.
#define WHILE_BLOCKED(type, condition, expression) \
  ({ \
    bool is_blocked = (condition); \
    unsigned before = is_blocked ? begin_block() : 0; \
    type result = (expression); \
    if (is_blocked) end_block(before); \
    result; \
  })

/// Lets the clock move at the pace of real time until the process ends.
void pace_until_exit(void);

/// Resets the pacemaker in a forked child, which doesn't have its thread.
void forget_pacemaker(void);

#pragma GCC visibility pop

#endif
