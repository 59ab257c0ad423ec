#if defined(__linux__)

// Waits for conditions, with a time limit and, for the driver, without one.
//
// The real wait has no time limit. At its deadline, a broadcast to the condition ends it. Other threads that wait
// for the condition wake up too, which the standard allows. The broadcast must not come before the thread waits.
// The thread holds the mutex until then, so the broadcast is made with the mutex held.

#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <stddef.h>

#include "Pacemaker.h"
#include "RealFunctions.h"
#include "RunningThreads.h"
#include "Sleepers.h"
#include "State.h"

static void *signal_with_mutex(void *argument) {
  struct sleeper *waiting = argument;
  virtual_clock_use_real_time(true);
  pthread_mutex_lock(waiting->mutex);
  real.pthread_cond_broadcast(waiting->object);
  pthread_mutex_unlock(waiting->mutex);
  virtual_clock_use_real_time(false);
  sigset_t mask;
  lock_state(&mask);
  waiting->has_helper = false;
  // The sleeper may be gone once the lock is released.
  if (waiting->is_left_to_helper) {
    give_back(waiting);
  } else {
    wake_futex(waiting);
  }
  unlock_state(&mask);
  return NULL;
}

/// Wakes the thread. If another thread holds the mutex, a helper waits for it, because the clock must not.
static void wake_waiting(struct wait *wait) {
  struct sleeper *waiting = (struct sleeper *)wait;
  give_out(wait);
  atomic_store(&waiting->is_due, true);
  if (pthread_mutex_trylock(waiting->mutex) == 0) {
    real.pthread_cond_broadcast(waiting->object);
    pthread_mutex_unlock(waiting->mutex);
    return;
  }
  pthread_t thread;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  waiting->has_helper = true;
  if (pthread_create(&thread, &attributes, signal_with_mutex, waiting) != 0) {
    waiting->has_helper = false;
    real.pthread_cond_broadcast(waiting->object);
  }
  pthread_attr_destroy(&attributes);
}

/// Ends the wait. The calling thread holds the mutex, for which a helper may still be waiting.
static void end_waiting(void *argument) {
  struct sleeper *waiting = argument;
  sigset_t mask;
  lock_state(&mask);
  disarm(&waiting->wait);
  take_up(&waiting->wait);
  bool has_helper = waiting->has_helper;
  unlock_state(&mask);
  if (has_helper) {
    pthread_mutex_unlock(waiting->mutex);
    while (block_uncancellably(waiting) != 0) {}
    // The helper woke the futex while it held the lock; this waits until it has released it.
    lock_state(&mask);
    unlock_state(&mask);
    pthread_mutex_lock(waiting->mutex);
  }
  end_sleep(waiting);
}

static int wait_virtually(
  pthread_cond_t *condition, pthread_mutex_t *mutex, struct deadline deadline
) {
  struct sleeper *waiting =
    begin_sleep(VIRTUAL_CLOCK_CONDITION, deadline, wake_waiting, condition, mutex);
  if (waiting == NULL) return ENOMEM;
  int error = 0;
  pthread_cleanup_push(end_waiting, waiting);
  if (!atomic_load(&waiting->is_due)) {
    error = real.pthread_cond_wait(condition, mutex);
  } else {
    // Other threads must get the mutex even when the deadline has already passed.
    pthread_mutex_unlock(mutex);
    sched_yield();
    pthread_mutex_lock(mutex);
  }
  pthread_cleanup_pop(0);
  bool is_due = atomic_load(&waiting->is_due);
  end_waiting(waiting);
  if (error != 0) return error;
  return is_due ? ETIMEDOUT : 0;
}

static int wait_until(pthread_cond_t *condition, pthread_mutex_t *mutex, struct deadline deadline) {
  return WHILE_BLOCKED(int, is_blocking_driver(), wait_virtually(condition, mutex, deadline));
}

/// Returns the clock that a condition was made with. No function returns it; the bit is that of glibc 2.25 and
/// later.
static clockid_t clock_of(const pthread_cond_t *condition) {
  return (condition->__data.__wrefs & 2) != 0 ? CLOCK_MONOTONIC : CLOCK_REALTIME;
}

int pthread_cond_signal(pthread_cond_t *condition) {
  if (!has_real_functions()) return ENOSYS;
  note_waking();
  return real.pthread_cond_signal(condition);
}

int pthread_cond_broadcast(pthread_cond_t *condition) {
  if (!has_real_functions()) return ENOSYS;
  note_waking();
  return real.pthread_cond_broadcast(condition);
}

int pthread_cond_wait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex) {
  if (!has_real_functions()) return ENOSYS;
  if (has_modes() && is_virtual() && is_driver()) {
    return wait_until(condition, mutex, deadline_after(CLOCK_MONOTONIC, INT64_MAX));
  }
  return real.pthread_cond_wait(condition, mutex);
}

int pthread_cond_timedwait(
  pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
  const struct timespec *restrict time
) {
  if (has_modes() && is_virtual() && is_valid(time)) {
    return wait_until(condition, mutex, deadline_at(clock_of(condition), nanoseconds_of(time)));
  }
  if (!has_real_functions()) return ENOSYS;
  return real.pthread_cond_timedwait(condition, mutex, time);
}

int pthread_cond_clockwait(
  pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, clockid_t clock,
  const struct timespec *restrict time
) {
  if (has_modes() && is_virtual() && is_valid(time) && is_clock_for_waits(clock)) {
    return wait_until(condition, mutex, deadline_at(clock, nanoseconds_of(time)));
  }
  if (!has_real_functions()) return ENOSYS;
  return real.pthread_cond_clockwait(condition, mutex, clock, time);
}

#endif
