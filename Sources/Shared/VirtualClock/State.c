#if defined(__linux__)

#include "State.h"

#include <errno.h>
#include <pthread.h>
#include <stddef.h>

#include "BlockingCalls.h"
#include "IntervalTimers.h"
#include "RealFunctions.h"
#include "RunningThreads.h"
#include "SystemCall.h"
#include "TimerDescriptors.h"

_Atomic unsigned clock_modes;
_Atomic int64_t elapsed;
_Atomic int64_t date_offset;

/// The number of stopped clocks: those up to `CLOCK_TAI`.
enum { CLOCK_COUNT = 12 };

static int64_t start_values[CLOCK_COUNT];
static int32_t driver;
static _Atomic(virtual_clock_sleep_taker) sleep_taker;
static _Atomic(virtual_clock_wait_observer) wait_observer;

static __thread bool uses_real_time;
static __thread bool is_taking_sleep;
static __thread int32_t thread_number;
static __thread int64_t later_time;
static __thread int64_t last_readings[CLOCK_COUNT];

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void lock_state(sigset_t *mask) {
  sigset_t all;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, mask);
  // This module's own `pthread_mutex_lock` may need the lock.
  if (real.pthread_mutex_lock != NULL) real.pthread_mutex_lock(&lock);
}

void unlock_state(const sigset_t *mask) {
  pthread_mutex_unlock(&lock);
  pthread_sigmask(SIG_SETMASK, mask, NULL);
}

void renew_lock(void) {
  lock = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER;
  thread_number = 0;
}

bool is_virtual(void) {
  return (atomic_load_explicit(&clock_modes, memory_order_acquire) & CLOCK_IS_VIRTUAL) != 0
    && !uses_real_time;
}

bool is_driver(void) { return own_thread() == driver; }

int32_t own_thread(void) {
  if (thread_number == 0) thread_number = (int32_t)CALL0(SYS_gettid);
  return thread_number;
}

// MARK: Clocks

bool is_stopped_clock(clockid_t clock) {
  return clock >= 0 && clock < CLOCK_COUNT && clock != CLOCK_PROCESS_CPUTIME_ID
    && clock != CLOCK_THREAD_CPUTIME_ID && clock != 10;
}

static bool shows_date(clockid_t clock) {
  return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_REALTIME_ALARM
    || clock == CLOCK_TAI;
}

int64_t real_value(clockid_t clock) {
  struct timespec time = {0, 0};
  if (real.clock_gettime != NULL) {
    real.clock_gettime(clock, &time);
  } else {
    CALL2(SYS_clock_gettime, clock, &time);
  }
  return nanoseconds_of(&time);
}

int64_t virtual_value(clockid_t clock) {
  int64_t value = start_values[clock] + atomic_load(&elapsed);
  return shows_date(clock) ? value + atomic_load(&date_offset) : value;
}

void keep_reading(clockid_t clock, int64_t value) {
  if (is_stopped_clock(clock)) last_readings[clock] = value;
}

int64_t last_reading(clockid_t clock) { return is_stopped_clock(clock) ? last_readings[clock] : 0; }

void show_later_time_once(int64_t nanoseconds) { later_time = nanoseconds; }

int64_t take_later_time(void) {
  int64_t time = later_time;
  later_time = 0;
  return time;
}

// MARK: Deadlines

/// Longer times, about 30 years, count as infinite, to avoid overflow.
static const int64_t longest = 1000000000LL * NANOSECONDS;

struct deadline deadline_after(clockid_t clock, int64_t nanoseconds) {
  if (nanoseconds > longest) return (struct deadline){clock, VIRTUAL_CLOCK_NEVER, false};
  int64_t moment = atomic_load(&elapsed) + (nanoseconds < 0 ? 0 : nanoseconds);
  return (struct deadline){clock, moment, false};
}

struct deadline deadline_at(clockid_t clock, int64_t value) {
  if (value > virtual_value(clock) + longest) {
    return (struct deadline){clock, VIRTUAL_CLOCK_NEVER, false};
  }
  return (struct deadline){clock, value - start_values[clock], shows_date(clock)};
}

int64_t moment_of(const struct deadline *deadline) {
  if (!deadline->follows_date) return deadline->moment;
  return saturating_sum(deadline->moment, -atomic_load(&date_offset));
}

int64_t saturating_sum(int64_t a, int64_t b) {
  int64_t sum;
  if (!__builtin_add_overflow(a, b, &sum)) return sum;
  return a < 0 ? INT64_MIN : INT64_MAX;
}

int64_t nanoseconds_of(const struct timespec *time) {
  int64_t result;
  if (__builtin_mul_overflow((int64_t)time->tv_sec, NANOSECONDS, &result)) {
    return time->tv_sec < 0 ? INT64_MIN : INT64_MAX;
  }
  return saturating_sum(result, time->tv_nsec);
}

struct timespec timespec_of(int64_t nanoseconds) {
  int64_t seconds = nanoseconds / NANOSECONDS;
  int64_t rest = nanoseconds % NANOSECONDS;
  if (rest < 0) {
    rest += NANOSECONDS;
    seconds -= 1;
  }
  return (struct timespec){(time_t)seconds, (long)rest};
}

bool is_valid(const struct timespec *time) {
  return time->tv_sec >= 0 && time->tv_nsec >= 0 && time->tv_nsec < NANOSECONDS;
}

// MARK: The public functions

bool virtual_clock_is_available(void) { return has_real_functions(); }

bool virtual_clock_start(void) {
  if (!has_real_functions()) return false;
  sigset_t mask;
  lock_state(&mask);
  if ((atomic_load(&clock_modes) & CLOCK_IS_VIRTUAL) == 0) {
    for (clockid_t clock = 0; clock < CLOCK_COUNT; clock++) {
      if (is_stopped_clock(clock)) start_values[clock] = real_value(clock);
    }
    driver = own_thread();
    adopt_timer_descriptors();
    adopt_alarm();
    keep_standard_outputs();
    atomic_fetch_or_explicit(&clock_modes, CLOCK_IS_VIRTUAL, memory_order_release);
  }
  unlock_state(&mask);
  return true;
}

bool virtual_clock_is_on(void) {
  return (atomic_load(&clock_modes) & CLOCK_IS_VIRTUAL) != 0;
}

int64_t virtual_clock_now(void) { return atomic_load(&elapsed); }

int64_t virtual_clock_real_now(void) { return real_value(CLOCK_MONOTONIC); }

void virtual_clock_set_date_offset(int64_t offset) { atomic_store(&date_offset, offset); }

int64_t virtual_clock_date_offset(void) { return atomic_load(&date_offset); }

bool virtual_clock_use_real_time(bool uses) {
  bool before = uses_real_time;
  uses_real_time = uses;
  note_real_time_thread(own_thread(), uses);
  return before;
}

void virtual_clock_take_sleeps(
  virtual_clock_sleep_taker taker, virtual_clock_wait_observer observer
) {
  atomic_store(&sleep_taker, taker);
  atomic_store(&wait_observer, observer);
  if (taker != NULL || observer != NULL) {
    atomic_fetch_or(&clock_modes, SLEEPS_ARE_TAKEN);
  } else {
    atomic_fetch_and(&clock_modes, ~(unsigned)SLEEPS_ARE_TAKEN);
  }
}

bool take_sleep(int64_t nanoseconds) {
  virtual_clock_sleep_taker taker = atomic_load(&sleep_taker);
  if (taker == NULL || uses_real_time || is_taking_sleep) return false;
  is_taking_sleep = true;
  bool is_taken = taker(nanoseconds);
  is_taking_sleep = false;
  return is_taken;
}

int64_t begin_observed_wait(void) {
  bool is_observed = atomic_load(&wait_observer) != NULL && !virtual_clock_is_on()
    && !uses_real_time && !is_taking_sleep;
  return is_observed ? real_value(CLOCK_MONOTONIC) : 0;
}

void end_observed_wait(int64_t start) {
  virtual_clock_wait_observer observer = atomic_load(&wait_observer);
  if (start == 0 || observer == NULL) return;
  int before = errno;
  is_taking_sleep = true;
  observer(real_value(CLOCK_MONOTONIC) - start);
  is_taking_sleep = false;
  errno = before;
}

#endif
