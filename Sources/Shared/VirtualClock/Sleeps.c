#if defined(__linux__)

// Functions that only let time pass.

#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <stddef.h>
#include <time.h>
#include <unistd.h>

#include "RealFunctions.h"
#include "RunningThreads.h"
#include "Sleepers.h"
#include "State.h"
#include "SystemCall.h"
#include "Toolchain.h"

static int real_sleep(
  clockid_t clock, int flags, const struct timespec *time, struct timespec *rest
) {
  if (real.clock_nanosleep != NULL) return real.clock_nanosleep(clock, flags, time, rest);
  return (int)-CALL4(SYS_clock_nanosleep, clock, flags, time, rest);
}

/// Sleeps on the virtual clock; returns 0 or EINTR.
static int sleep_until(struct deadline deadline) {
  pthread_testcancel();
  int error = 0;
  if (is_driver()) {
    pass_until(deadline);
  } else {
    struct sleeper *sleeper = begin_sleep(VIRTUAL_CLOCK_SLEEP, deadline, NULL, NULL, NULL);
    if (sleeper == NULL) return EINTR;
    pthread_cleanup_push(end_cancelled_sleep, sleeper);
    while (!atomic_load(&sleeper->is_due) && error == 0) error = block(sleeper);
    pthread_cleanup_pop(0);
    if (end_sleep(sleeper)) error = 0;
  }
  pthread_testcancel();
  return error;
}

/// The result of a sleep that was taken: no error.
static const int taken = -1;

/// Sleeps on the clock that applies in this process; returns 0, an error number or `taken`.
static int sleep_somehow(
  clockid_t clock, int flags, const struct timespec *time, struct timespec *rest
) {
  if (time == NULL || !is_valid(time) || !is_stopped_clock(clock)) {
    return real_sleep(clock, flags, time, rest);
  }
  bool is_absolute = (flags & TIMER_ABSTIME) != 0;
  int64_t value = nanoseconds_of(time);
  if (!is_virtual()) {
    int64_t length = is_absolute ? value - real_value(clock) : value;
    if (length > 0 && take_sleep(length)) return taken;
    return real_sleep(clock, flags, time, rest);
  }
  struct deadline deadline =
    is_absolute ? deadline_at(clock, value) : deadline_after(clock, value);
  int error = sleep_until(deadline);
  if (error == EINTR && rest != NULL && !is_absolute) {
    // The clock may have passed the end since the signal, and a sleep without an end has no rest to compute.
    int64_t left = moment_of(&deadline) - atomic_load(&elapsed);
    *rest = timespec_of(left < 0 ? 0 : left < value ? left : value);
  }
  return error;
}

int clock_nanosleep(
  clockid_t clock, int flags, const struct timespec *time, struct timespec *rest
) {
  if (!has_modes()) return real_sleep(clock, flags, time, rest);
  int error = sleep_somehow(clock, flags, time, rest);
  return error == taken ? 0 : error;
}

/// Implements `nanosleep`, which uses the monotonic clock in libc, too.
static int sleep_for(const struct timespec *time, struct timespec *rest, const void *caller) {
  int error = has_modes() ? sleep_somehow(CLOCK_MONOTONIC, 0, time, rest)
                          : real_sleep(CLOCK_MONOTONIC, 0, time, rest);
  if (error == taken && is_in_thread_sleep(caller)) show_later_time_once(nanoseconds_of(time));
  // When a sleep is over, rounding may leave less than a nanosecond of it. Foundation then sleeps for the rest, again
  // and again, and never returns if the clock stands still.
  if (error == 0 && has_modes() && nanoseconds_of(time) == 0 && is_in_thread_sleep(caller)) {
    show_later_time_once(1);
  }
  if (error == 0 || error == taken) return 0;
  errno = error;
  return -1;
}

int nanosleep(const struct timespec *time, struct timespec *rest) {
  return sleep_for(time, rest, __builtin_return_address(0));
}

int usleep(useconds_t microseconds) {
  struct timespec time = timespec_of((int64_t)microseconds * 1000);
  if (has_modes() && is_pause_of_dispatch(__builtin_return_address(0), microseconds)) {
    note_pausing_thread(own_thread(), true);
    real_sleep(CLOCK_MONOTONIC, 0, &time, NULL);
    note_pausing_thread(own_thread(), false);
    return 0;
  }
  return sleep_for(&time, NULL, NULL);
}

unsigned sleep(unsigned seconds) {
  struct timespec time = {seconds, 0}, rest;
  int before = errno;
  if (sleep_for(&time, &rest, NULL) == 0) return 0;
  errno = before;
  return (unsigned)rest.tv_sec;
}

#endif
