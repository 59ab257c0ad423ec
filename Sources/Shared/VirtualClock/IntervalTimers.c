#if defined(__linux__)

// Timers that send a signal. The kernel's timers stand still; one that is due is set to the shortest time, so
// that the kernel sends the signal as usual.

#include "IntervalTimers.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "RealFunctions.h"
#include "State.h"
#include "SystemCall.h"
#include "Waits.h"

/// Sets a timer. If it is already due, it fires once, as the kernel's timer would.
static void set(struct wait *wait, struct deadline deadline, int64_t interval) {
  disarm(wait);
  wait->deadline = deadline;
  wait->interval = interval;
  wait->thread = own_thread();
  int64_t late = atomic_load(&elapsed) - moment_of(&deadline);
  if (late < 0) {
    arm(wait);
    return;
  }
  if (interval > 0) wait->deadline.moment += late / interval * interval;
  wait->fire(wait);
}

static int64_t time_left(const struct wait *wait) {
  if (!wait->is_armed) return 0;
  int64_t left = moment_of(&wait->deadline) - atomic_load(&elapsed);
  return left > 0 ? left : 1;
}

// MARK: The alarm

static int64_t nanoseconds_of_timeval(struct timeval time) {
  return nanoseconds_of(&(struct timespec){time.tv_sec, time.tv_usec * 1000});
}

static struct timeval timeval_of(int64_t nanoseconds) {
  // Rounded up, because zero would turn the timer off.
  struct timespec time = timespec_of(saturating_sum(nanoseconds, 999));
  return (struct timeval){time.tv_sec, time.tv_nsec / 1000};
}

static void set_kernel_alarm(int64_t nanoseconds) {
  struct itimerval setting = {{0, 0}, timeval_of(nanoseconds)};
  CALL3(SYS_setitimer, ITIMER_REAL, &setting, NULL);
}

static void send_alarm(struct wait *wait) {
  set_kernel_alarm(1);
  if (wait->interval > 0) renew(wait);
}

static struct wait the_alarm = {.kind = VIRTUAL_CLOCK_ALARM, .fire = send_alarm};

void adopt_alarm(void) {
  struct itimerval setting;
  if (CALL2(SYS_getitimer, ITIMER_REAL, &setting) != 0) return;
  int64_t left = nanoseconds_of_timeval(setting.it_value);
  if (left <= 0) return;
  set_kernel_alarm(0);
  set(
    &the_alarm, deadline_after(CLOCK_MONOTONIC, left), nanoseconds_of_timeval(setting.it_interval));
}

static struct itimerval alarm_setting(void) {
  return (struct itimerval){timeval_of(the_alarm.interval), timeval_of(time_left(&the_alarm))};
}

static bool is_valid_time(struct timeval time) {
  return time.tv_sec >= 0 && time.tv_usec >= 0 && time.tv_usec < 1000000;
}

int setitimer(
  __itimer_which_t which, const struct itimerval *restrict new, struct itimerval *restrict old
) {
  bool is_for_virtual_clock = has_modes() && virtual_clock_is_on() && which == ITIMER_REAL
    && new != NULL && is_valid_time(new->it_value) && is_valid_time(new->it_interval);
  if (!is_for_virtual_clock) return (int)with_errno(CALL3(SYS_setitimer, which, new, old));
  struct itimerval setting = *new;
  sigset_t mask;
  lock_state(&mask);
  if (old != NULL) *old = alarm_setting();
  disarm(&the_alarm);
  the_alarm.interval = 0;
  set_kernel_alarm(0);
  int64_t value = nanoseconds_of_timeval(setting.it_value);
  if (value > 0) {
    set(
      &the_alarm, deadline_after(CLOCK_MONOTONIC, value),
      nanoseconds_of_timeval(setting.it_interval));
  }
  unlock_state(&mask);
  return 0;
}

int getitimer(__itimer_which_t which, struct itimerval *setting) {
  if (!has_modes() || !virtual_clock_is_on() || which != ITIMER_REAL) {
    return (int)with_errno(CALL2(SYS_getitimer, which, setting));
  }
  sigset_t mask;
  lock_state(&mask);
  *setting = alarm_setting();
  unlock_state(&mask);
  return 0;
}

unsigned alarm(unsigned seconds) {
  struct itimerval new = {{0, 0}, {seconds, 0}}, old;
  if (setitimer(ITIMER_REAL, &new, &old) != 0) return 0;
  // Rounded as the kernel does, but never to zero while it is set.
  unsigned left = (unsigned)old.it_value.tv_sec;
  return left + (old.it_value.tv_usec >= 500000 || (left == 0 && old.it_value.tv_usec > 0));
}

useconds_t ualarm(useconds_t value, useconds_t interval) {
  struct itimerval new = {
    {interval / 1000000, interval % 1000000}, {value / 1000000, value % 1000000}};
  struct itimerval old;
  if (setitimer(ITIMER_REAL, &new, &old) != 0) return (useconds_t)-1;
  return (useconds_t)(old.it_value.tv_sec * 1000000 + old.it_value.tv_usec);
}

// MARK: POSIX timers

/// A timer made while the clock was virtual; other timers keep real time.
struct signal_timer {
  struct wait wait;
  timer_t identifier;
  clockid_t clock;
  struct signal_timer *next;
};

static struct signal_timer *signal_timers;

static void set_kernel_timer(timer_t identifier, int64_t nanoseconds) {
  struct itimerspec setting = {{0, 0}, timespec_of(nanoseconds)};
  real.timer_settime(identifier, 0, &setting, NULL);
}

static void send_signal(struct wait *wait) {
  set_kernel_timer(((struct signal_timer *)wait)->identifier, 1);
  if (wait->interval > 0) renew(wait);
}

static struct signal_timer **place_of(timer_t identifier) {
  struct signal_timer **place = &signal_timers;
  while (*place != NULL && (*place)->identifier != identifier) place = &(*place)->next;
  return place;
}

int timer_create(
  clockid_t clock, struct sigevent *restrict event, timer_t *restrict identifier
) {
  if (!has_real_functions()) {
    errno = ENOSYS;
    return -1;
  }
  int result = real.timer_create(clock, event, identifier);
  if (result != 0 || !has_modes() || !virtual_clock_is_on() || !is_stopped_clock(clock)) {
    return result;
  }
  struct signal_timer *timer = calloc(1, sizeof *timer);
  if (timer == NULL) return result;
  timer->identifier = *identifier;
  timer->clock = clock;
  timer->wait.kind = VIRTUAL_CLOCK_POSIX_TIMER;
  timer->wait.fire = send_signal;
  sigset_t mask;
  lock_state(&mask);
  timer->next = signal_timers;
  signal_timers = timer;
  unlock_state(&mask);
  return result;
}

int timer_settime(
  timer_t identifier, int flags, const struct itimerspec *restrict new,
  struct itimerspec *restrict old
) {
  if (!has_real_functions()) {
    errno = ENOSYS;
    return -1;
  }
  bool is_for_virtual_clock = has_modes() && virtual_clock_is_on() && new != NULL
    && is_valid(&new->it_value) && is_valid(&new->it_interval);
  if (is_for_virtual_clock) {
    struct itimerspec setting = *new;
    sigset_t mask;
    lock_state(&mask);
    struct signal_timer *timer = *place_of(identifier);
    if (timer != NULL) {
      if (old != NULL) {
        *old = (struct itimerspec){
          timespec_of(timer->wait.interval), timespec_of(time_left(&timer->wait))};
      }
      disarm(&timer->wait);
      timer->wait.interval = 0;
      set_kernel_timer(identifier, 0);
      int64_t value = nanoseconds_of(&setting.it_value);
      if (value > 0) {
        bool is_absolute = (flags & TIMER_ABSTIME) != 0;
        set(
          &timer->wait,
          is_absolute ? deadline_at(timer->clock, value) : deadline_after(timer->clock, value),
          nanoseconds_of(&setting.it_interval));
      }
    }
    unlock_state(&mask);
    if (timer != NULL) return 0;
  }
  return real.timer_settime(identifier, flags, new, old);
}

int timer_gettime(timer_t identifier, struct itimerspec *setting) {
  if (has_modes() && virtual_clock_is_on()) {
    sigset_t mask;
    lock_state(&mask);
    struct signal_timer *timer = *place_of(identifier);
    if (timer != NULL) {
      *setting = (struct itimerspec){
        timespec_of(timer->wait.interval), timespec_of(time_left(&timer->wait))};
    }
    unlock_state(&mask);
    if (timer != NULL) return 0;
  }
  if (has_real_functions()) return real.timer_gettime(identifier, setting);
  errno = ENOSYS;
  return -1;
}

int timer_delete(timer_t identifier) {
  if (has_modes() && virtual_clock_is_on()) {
    sigset_t mask;
    lock_state(&mask);
    struct signal_timer **place = place_of(identifier), *timer = *place;
    if (timer != NULL) {
      *place = timer->next;
      disarm(&timer->wait);
    }
    unlock_state(&mask);
    free(timer);
  }
  if (has_real_functions()) return real.timer_delete(identifier);
  errno = ENOSYS;
  return -1;
}

#endif
