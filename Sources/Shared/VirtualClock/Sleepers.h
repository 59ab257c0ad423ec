#ifndef SLEEPERS_H
#define SLEEPERS_H

#include <pthread.h>

#include "Waits.h"

#pragma GCC visibility push(hidden)

/// A thread that waits with a time limit.
///
/// It does not lie on that thread's stack, because a signal handler may leave the wait with `siglongjmp`. The clock
/// would then take whatever is in its place for a sleeper.
struct sleeper {
  struct wait wait;
  /// A futex: 0 until there is a reason to look.
  _Atomic uint32_t word;
  _Atomic bool is_due;
  /// The condition or semaphore that it waits for besides, and the condition's mutex.
  void *object;
  pthread_mutex_t *mutex;
  /// Whether another thread is about to take the mutex, and whether it is to end the sleeper then.
  bool has_helper;
  bool is_left_to_helper;
  /// What ends a `ppoll`; -1 before there was one.
  int descriptor;
  /// Where on its thread's stack the wait has begun.
  const char *frame;
  /// The wait of the same thread around this one, or the next spare one.
  struct sleeper *next;
};

/// Begins a wait; returns NULL without memory.
///
/// - `fire`: Called with the lock held when it is due; NULL when the futex is enough.
/// - `object`, `mutex`: What it waits for besides; NULL for nothing.
struct sleeper *begin_sleep(
  enum virtual_clock_kind kind, struct deadline deadline, void (*fire)(struct wait *wait),
  void *object, pthread_mutex_t *mutex);
/// Marks a sleeper as due and wakes its futex; the default for `fire`.
void wake_sleeper(struct wait *wait);
/// Wakes the futex of a sleeper for another reason than its time.
void wake_futex(struct sleeper *sleeper);
/// Sleeps until the futex is woken or, with EINTR, a signal has come; returns 0 or an error number. The thread
/// can be cancelled meanwhile.
int block(struct sleeper *sleeper);
/// The same, without being cancelled.
int block_uncancellably(struct sleeper *sleeper);
/// Ends a wait; returns whether its time has come. Another thread may use the sleeper afterwards.
bool end_sleep(struct sleeper *sleeper);
/// The same, for `pthread_cleanup_push`.
void end_cancelled_sleep(void *sleeper);
/// Gives a sleeper back that was left to a helper. The lock is held.
void give_back(struct sleeper *sleeper);

/// Wakes those that wait for a semaphore.
void wake_for_semaphore(const void *semaphore);

/// Makes a system call during which the thread can be cancelled, as libc does.
long call_and_let_cancel(long number, long a, long b, long c, long d, long e);

/// Lets time pass while the driver sleeps, deadline by deadline.
void pass_until(struct deadline deadline);

#pragma GCC visibility pop

#endif
