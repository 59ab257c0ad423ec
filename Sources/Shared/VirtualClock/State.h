#ifndef STATE_H
#define STATE_H

#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>
#include <time.h>

#include "VirtualClock.h"

#pragma GCC visibility push(hidden)

#define NANOSECONDS 1000000000LL

/// The interval, in nanoseconds of real time, at which a thread that can't be woken for a change checks for it.
static const int64_t look_interval = 5000000;
/// The maximum number of waits to end at one moment: a timer that renews itself for the same moment would never end.
static const int round_limit = 1000;

/// The features that this process uses; zero in nearly every process.
enum { CLOCK_IS_VIRTUAL = 1, SLEEPS_ARE_TAKEN = 2 };
extern _Atomic unsigned clock_modes;

/// The nanoseconds since the start.
extern _Atomic int64_t elapsed;
/// The offset that is added to the date.
extern _Atomic int64_t date_offset;

/// Returns whether the process uses any feature. Other processes only pay for this check.
static inline bool has_modes(void) {
  return atomic_load_explicit(&clock_modes, memory_order_relaxed) != 0;
}

/// Returns whether the calling thread's time is virtual.
bool is_virtual(void);

/// Returns whether the calling thread is the driver.
bool is_driver(void);

/// Returns the kernel's number of the calling thread.
int32_t own_thread(void);

/// Takes the module's lock. Signals are blocked meanwhile, because a handler may call functions that take it, too.
void lock_state(sigset_t *mask);
void unlock_state(const sigset_t *mask);
/// Makes the lock new in a forked child, whose parent held it.
void renew_lock(void);

/// Returns whether a clock is stopped, which excludes clocks that count processor time or belong to a device.
bool is_stopped_clock(clockid_t clock);
/// Returns whether libc supports a clock for waits for conditions, mutexes and semaphores.
static inline bool is_clock_for_waits(clockid_t clock) {
  return clock == CLOCK_REALTIME || clock == CLOCK_MONOTONIC;
}
/// Returns the value that a stopped clock shows.
int64_t virtual_value(clockid_t clock);
/// Makes the calling thread's next reading of the monotonic clock later, because `Thread.sleep` waits until it is
/// later.
void show_later_time_once(int64_t nanoseconds);
/// Returns by how much the calling thread's next reading is to be later, and resets it to zero.
int64_t take_later_time(void);
/// Returns the real value of a clock.
int64_t real_value(clockid_t clock);
/// Keeps the value that the calling thread has read from a clock.
void keep_reading(clockid_t clock, int64_t value);
/// Returns the value that the calling thread last read from a clock while a feature was on; zero before.
int64_t last_reading(clockid_t clock);

/// The moment at which something is due.
struct deadline {
  clockid_t clock;
  /// Nanoseconds since the start, without the moved date.
  int64_t moment;
  /// Whether it is a date, so that it changes when the date is moved.
  bool follows_date;
};

/// Returns the deadline after a length of time.
struct deadline deadline_after(clockid_t clock, int64_t nanoseconds);
/// Returns the deadline at a value of a clock.
struct deadline deadline_at(clockid_t clock, int64_t value);
/// Returns the moment of a deadline.
int64_t moment_of(const struct deadline *deadline);

/// Converts a time to nanoseconds; a time that is too long becomes the largest number.
int64_t nanoseconds_of(const struct timespec *time);
struct timespec timespec_of(int64_t nanoseconds);
bool is_valid(const struct timespec *time);
/// Returns the sum, or the smallest or largest number if it overflows.
int64_t saturating_sum(int64_t a, int64_t b);

/// Offers a sleep to the function that takes this process's sleeps; returns whether it has taken it.
bool take_sleep(int64_t nanoseconds);
/// Returns the real time at which an observed wait begins; zero if the wait isn't observed.
int64_t begin_observed_wait(void);
/// Passes the length of a wait to the observer.
void end_observed_wait(int64_t start);

#pragma GCC visibility pop

#endif
