#ifndef WAITS_H
#define WAITS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "State.h"

#pragma GCC visibility push(hidden)

/// Something that waits for a deadline: a sleeping thread, or a timer.
struct wait {
  struct wait *previous;
  struct wait *next;
  enum virtual_clock_kind kind;
  struct deadline deadline;
  /// The time after which a timer is due again; zero when it is not.
  int64_t interval;
  /// The thread that sleeps or has set the timer.
  int32_t thread;
  /// Who has begun to wait or has set the timer.
  uintptr_t callers[VIRTUAL_CLOCK_CALLER_LIMIT];
  /// Grows with each wait, for the order among those with the same deadline.
  uint64_t order;
  /// Whether it is in the list of what is not due yet.
  bool is_armed;
  /// Whether it is due and another thread than the driver still has to take it up.
  bool is_given_out;
  /// The order in which it was given out; a timer that is due again before it is taken up keeps it.
  uint64_t given_out_order;
  /// Makes it happen. The lock is held.
  void (*fire)(struct wait *wait);
};

/// Adds a wait to the list. All of these are called with the lock held.
void arm(struct wait *wait);
/// Takes a wait out of the list; whether it is in it does not matter.
void disarm(struct wait *wait);
/// Notes that a wait is due and not taken up yet.
void give_out(struct wait *wait);
/// Notes that a wait was taken up.
void take_up(struct wait *wait);
/// Returns whether something is due and not taken up yet, without the lock.
bool is_anything_given_out(void);
/// Returns the moment of the earliest wait, as `virtual_clock_next_deadline`, which takes the lock.
int64_t next_deadline(void);
/// Calls a function for each wait.
void visit_waits(void (*visit)(struct wait *wait, const void *context), const void *context);
/// Adds a timer that is due to the list again, for its next time; returns how often it is due at once.
int64_t renew(struct wait *wait);
/// Forgets all waits, in a forked child.
void forget_waits(void);

/// Advances the clock to the next deadline, as `virtual_clock_advance`, which takes the lock.
int64_t advance_to(int64_t moment);

#pragma GCC visibility pop

#endif
