#if defined(__linux__)

// Waits for semaphores, with a time limit and, for the driver, without one.
//
// A thread sleeps on its own futex, and `sem_post` wakes the threads that sleep for its semaphore. Each of
// them then tries to take the semaphore, so no post is lost or taken twice.

#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

#include "DispatchWatch.h"
#include "Pacemaker.h"
#include "RealFunctions.h"
#include "RunningThreads.h"
#include "Sleepers.h"
#include "State.h"
#include "Toolchain.h"

static int wait_virtually(sem_t *semaphore, struct deadline deadline) {
  struct sleeper *waiting =
    begin_sleep(VIRTUAL_CLOCK_SEMAPHORE, deadline, NULL, semaphore, NULL);
  if (waiting == NULL) return EINTR;
  int error = EAGAIN;
  pthread_cleanup_push(end_cancelled_sleep, waiting);
  while (true) {
    // In this order: a post between the two sets the futex again.
    if (!atomic_load(&waiting->is_due)) atomic_store(&waiting->word, 0);
    if (sem_trywait(semaphore) == 0) {
      error = 0;
      break;
    }
    if (atomic_load(&waiting->is_due)) {
      error = ETIMEDOUT;
      break;
    }
    error = block(waiting);
    if (error != 0) break;
  }
  pthread_cleanup_pop(0);
  end_sleep(waiting);
  return error;
}

static int wait_until(sem_t *semaphore, struct deadline deadline) {
  pthread_testcancel();
  int error = WHILE_BLOCKED(int, is_blocking_driver(), wait_virtually(semaphore, deadline));
  if (error == 0) return 0;
  errno = error;
  return -1;
}

static bool is_for_virtual_clock(sem_t *semaphore, const struct timespec *time) {
  return has_modes() && is_virtual() && is_valid(time) && !belongs_to_dispatch(semaphore);
}

int sem_wait(sem_t *semaphore) {
  if (!has_real_functions()) {
    errno = ENOSYS;
    return -1;
  }
  if (has_modes() && is_virtual() && is_driver()) {
    return wait_until(semaphore, deadline_after(CLOCK_MONOTONIC, INT64_MAX));
  }
  return real.sem_wait(semaphore);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict time) {
  if (is_for_virtual_clock(semaphore, time)) {
    return wait_until(semaphore, deadline_at(CLOCK_REALTIME, nanoseconds_of(time)));
  }
  if (has_real_functions()) {
    if (!has_modes() || !is_virtual() || !is_valid(time)) return real.sem_timedwait(semaphore, time);
    // The limit was computed with the virtual date, but the wait takes real time.
    struct timespec real_time = timespec_of(
      saturating_sum(
        real_value(CLOCK_MONOTONIC), nanoseconds_of(time) - virtual_value(CLOCK_REALTIME)));
    return real.sem_clockwait(semaphore, CLOCK_MONOTONIC, &real_time);
  }
  errno = ENOSYS;
  return -1;
}

int sem_clockwait(
  sem_t *restrict semaphore, clockid_t clock, const struct timespec *restrict time
) {
  if (is_clock_for_waits(clock) && is_for_virtual_clock(semaphore, time)) {
    return wait_until(semaphore, deadline_at(clock, nanoseconds_of(time)));
  }
  if (has_real_functions()) return real.sem_clockwait(semaphore, clock, time);
  errno = ENOSYS;
  return -1;
}

int sem_post(sem_t *semaphore) {
  // A waiting thread may free the semaphore as soon as it has it, so afterwards only its address is used.
  if (!has_real_functions()) {
    errno = ENOSYS;
    return -1;
  }
  int result = real.sem_post(semaphore);
  if (has_modes()) {
    note_waking();
    note_start();
    wake_for_semaphore(semaphore);
  }
  return result;
}

#endif
