#if defined(__linux__)

// Waits for mutexes with a time limit.
//
// Only its owner can end a wait for a mutex. While another thread owns it, the waiting thread checks every few
// milliseconds whether its deadline has passed.

#include <errno.h>
#include <pthread.h>
#include <stddef.h>

#include "Pacemaker.h"
#include "RealFunctions.h"
#include "Sleepers.h"
#include "State.h"

struct mutex_wait {
  pthread_mutex_t *mutex;
  int result;
};

static bool wait_in_real_time(struct mutex_wait *wait, int64_t nanoseconds) {
  struct timespec time = timespec_of(real_value(CLOCK_MONOTONIC) + nanoseconds);
  wait->result = real.pthread_mutex_clocklock(wait->mutex, CLOCK_MONOTONIC, &time);
  return wait->result != ETIMEDOUT;
}

static int lock_virtually(struct mutex_wait *wait, struct deadline deadline) {
  struct sleeper *sleeper = begin_sleep(VIRTUAL_CLOCK_MUTEX, deadline, NULL, NULL, NULL);
  if (sleeper == NULL) return EAGAIN;
  bool is_over = false;
  while (!is_over && !atomic_load(&sleeper->is_due)) {
    is_over = wait_in_real_time(wait, look_interval);
  }
  end_sleep(sleeper);
  return is_over ? wait->result : ETIMEDOUT;
}

static int lock_until(pthread_mutex_t *mutex, struct deadline deadline) {
  struct mutex_wait wait = {mutex, pthread_mutex_trylock(mutex)};
  if (wait.result != EBUSY) return wait.result;
  return WHILE_BLOCKED(int, is_blocking_driver(), lock_virtually(&wait, deadline));
}

int pthread_mutex_timedlock(
  pthread_mutex_t *restrict mutex, const struct timespec *restrict time
) {
  if (has_modes() && is_virtual() && is_valid(time)) {
    return lock_until(mutex, deadline_at(CLOCK_REALTIME, nanoseconds_of(time)));
  }
  if (!has_real_functions()) return ENOSYS;
  return real.pthread_mutex_timedlock(mutex, time);
}

int pthread_mutex_clocklock(
  pthread_mutex_t *restrict mutex, clockid_t clock, const struct timespec *restrict time
) {
  if (has_modes() && is_virtual() && is_valid(time) && is_clock_for_waits(clock)) {
    return lock_until(mutex, deadline_at(clock, nanoseconds_of(time)));
  }
  if (!has_real_functions()) return ENOSYS;
  return real.pthread_mutex_clocklock(mutex, clock, time);
}

#endif
