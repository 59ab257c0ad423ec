#ifndef SLEEPERS_H
#define SLEEPERS_H

#include "Waits.h"

#pragma GCC visibility push(hidden)

/// A thread that waits with a time limit; it lies on that thread's stack.
struct sleeper {
  struct wait wait;
  /// A futex: 0 until there is a reason to look.
  _Atomic uint32_t word;
  _Atomic bool is_due;
};

/// Begins a wait. `fire` is called with the lock held when it is due; NULL when the futex is enough.
void begin_sleep(
  struct sleeper *sleeper, enum virtual_clock_kind kind, struct deadline deadline,
  void (*fire)(struct wait *wait));
/// Marks a sleeper as due and wakes its futex; what `fire` does at least.
void wake_sleeper(struct wait *wait);
/// Wakes the futex of a sleeper that has another reason to look than its time.
void wake_futex(struct sleeper *sleeper);
/// Sleeps until the futex is woken or, with EINTR, a signal has come; returns 0 or an error number.
int block(struct sleeper *sleeper);
/// Ends a wait; returns whether its time has come.
bool end_sleep(struct sleeper *sleeper);

/// Lets time pass while the driver sleeps, deadline by deadline.
void pass_until(struct deadline deadline);

/// A wait in real time for the driver, which nobody would wake.
///
/// Returns true with the wait's result when it is over before the time has passed.
typedef bool (*real_wait)(void *context, int64_t nanoseconds);
/// Waits for an event while the clock goes at the pace of real time; returns false at the deadline.
bool wait_at_real_pace(struct deadline deadline, real_wait wait, void *context);

#pragma GCC visibility pop

#endif
