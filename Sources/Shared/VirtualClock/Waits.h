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
  /// The time after which a timer is due again; zero for a timer that doesn't repeat.
  int64_t interval;
  /// The thread that sleeps or has set the timer.
  int32_t thread;
  /// The callers that began to wait or set the timer.
  uintptr_t callers[VIRTUAL_CLOCK_CALLER_LIMIT];
  /// A number that grows with each wait, for the order of waits with the same deadline.
  uint64_t order;
  /// Whether it is in the list of waits that aren't due yet.
  bool is_armed;
  /// Whether it is due and another thread than the driver has yet to take it up.
  bool is_given_out;
  /// The order in which it was given out; a timer that is due again before it is taken up keeps it.
  uint64_t given_out_order;
  /// Wakes the thread or fires the timer. The lock is held.
  void (*fire)(struct wait *wait);
};

/// Adds a wait to the list. This function and the following ones are called with the lock held.
void arm(struct wait *wait);
/// Removes a wait from the list if it is in it.
void disarm(struct wait *wait);
/// Notes that a wait is due and not taken up yet.
void give_out(struct wait *wait);
/// Notes that a wait was taken up.
void take_up(struct wait *wait);
/// Returns whether a wait is due and not taken up yet. Doesn't need the lock.
bool is_anything_given_out(void);
/// Returns the moment of the earliest wait. `virtual_clock_next_deadline` does the same and takes the lock.
int64_t next_deadline(void);
/// Calls a function for each wait.
void visit_waits(void (*visit)(struct wait *wait, const void *context), const void *context);
/// Adds a due timer to the list again, for its next time; returns how many times it is due at once.
int64_t renew(struct wait *wait);
/// Removes all waits, in a forked child.
void forget_waits(void);

/// Advances the clock to the next deadline. `virtual_clock_advance` does the same and takes the lock.
int64_t advance_to(int64_t moment);

#pragma GCC visibility pop

#endif
