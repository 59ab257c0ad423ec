#ifndef SLEEPERS_H
#define SLEEPERS_H

#include <pthread.h>

#include "Waits.h"

#pragma GCC visibility push(hidden)

/// A thread that waits with a time limit.
///
/// It doesn't lie on that thread's stack, because a signal handler may leave the wait with `siglongjmp`. The clock
/// would then take the stack's next contents for a sleeper.
struct sleeper {
  struct wait wait;
  /// A futex: 0 until there is a reason to check.
  _Atomic uint32_t word;
  _Atomic bool is_due;
  /// The condition or semaphore that the thread also waits for, and the condition's mutex.
  void *object;
  pthread_mutex_t *mutex;
  /// Whether another thread is about to take the mutex, and whether it is to end the sleeper then.
  bool has_helper;
  bool is_left_to_helper;
  /// The descriptor that ends a `ppoll`; -1 if there is none yet.
  int descriptor;
  /// The stack frame in which the wait began.
  const char *frame;
  /// The enclosing wait of the same thread, or the next spare sleeper.
  struct sleeper *next;
};

/// Begins a wait; returns NULL when out of memory.
///
/// - `fire`: Called with the lock held when the wait is due; NULL if waking the futex is enough.
/// - `object`, `mutex`: What the thread also waits for; NULL for nothing.
struct sleeper *begin_sleep(
  enum virtual_clock_kind kind, struct deadline deadline, void (*fire)(struct wait *wait),
  void *object, pthread_mutex_t *mutex);
/// Marks a sleeper as due and wakes its futex; the default for `fire`.
void wake_sleeper(struct wait *wait);
/// Wakes the futex of a sleeper before its deadline.
void wake_futex(struct sleeper *sleeper);
/// Sleeps until the futex is woken or, with EINTR, a signal arrives; returns 0 or an error number. The thread can
/// be cancelled meanwhile.
int block(struct sleeper *sleeper);
/// Like `block`, but the thread can't be cancelled.
int block_uncancellably(struct sleeper *sleeper);
/// Ends a wait; returns whether its deadline had come. Another thread may use the sleeper afterwards.
bool end_sleep(struct sleeper *sleeper);
/// Calls `end_sleep`, for `pthread_cleanup_push`.
void end_cancelled_sleep(void *sleeper);
/// Returns a sleeper to the spare ones. The lock is held.
void give_back(struct sleeper *sleeper);

/// Wakes the threads that wait for a semaphore.
void wake_for_semaphore(const void *semaphore);

/// Makes a system call during which the thread can be cancelled, like libc's functions.
long call_and_let_cancel(long number, long a, long b, long c, long d, long e);

/// Lets time pass while the driver sleeps, deadline by deadline.
void pass_until(struct deadline deadline);

#pragma GCC visibility pop

#endif
