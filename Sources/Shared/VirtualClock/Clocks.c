#if defined(__linux__)

// Functions that read clocks.

#include <stddef.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>

#include "RealFunctions.h"
#include "State.h"
#include "SystemCall.h"

/// Reads a clock in a process that uses a feature; returns false if the kernel's value applies.
static bool read_clock(clockid_t clock, struct timespec *time) {
  if (!is_stopped_clock(clock)) return false;
  int64_t later = clock == CLOCK_MONOTONIC ? take_later_time() : 0;
  if (is_virtual()) {
    *time = timespec_of(saturating_sum(virtual_value(clock), later));
    return true;
  }
  if (later == 0) return false;
  *time = timespec_of(saturating_sum(real_value(clock), later));
  return true;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  bool is_asked = has_modes();
  if (is_asked && read_clock(clock, time)) return 0;
  int result = real.clock_gettime != NULL
    ? real.clock_gettime(clock, time) : (int)with_errno(CALL2(SYS_clock_gettime, clock, time));
  if (is_asked && result == 0) keep_reading(clock, nanoseconds_of(time));
  return result;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  // As libc does, which doesn't support time zones here.
  if (zone != NULL) memset(zone, 0, sizeof(struct timezone));
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  *time = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  // The same resolution as the kernel's own `time`.
  clock_gettime(has_modes() ? CLOCK_REALTIME : CLOCK_REALTIME_COARSE, &now);
  if (result != NULL) *result = now.tv_sec;
  return now.tv_sec;
}

int timespec_get(struct timespec *time, int base) {
  if (base != TIME_UTC) return 0;
  clock_gettime(CLOCK_REALTIME, time);
  return base;
}

#endif
