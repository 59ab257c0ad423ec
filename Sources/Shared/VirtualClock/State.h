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

/// How long a thread that can't be told of a change waits before it looks again, in nanoseconds of real time.
static const int64_t look_interval = 5000000;
/// How often to look again for what is due at one moment: what renews itself for that moment would never end.
static const int round_limit = 1000;

/// What is asked for in this process; zero in nearly every one.
enum { CLOCK_IS_VIRTUAL = 1, SLEEPS_ARE_TAKEN = 2 };
extern _Atomic unsigned clock_modes;

/// The nanoseconds since the start.
extern _Atomic int64_t elapsed;
/// By how much the date was moved.
extern _Atomic int64_t date_offset;

/// Returns whether anything is asked for; the only cost where nothing is.
static inline bool has_modes(void) {
  return atomic_load_explicit(&clock_modes, memory_order_relaxed) != 0;
}

/// Returns whether the calling thread's time is virtual.
bool is_virtual(void);

/// Whether the calling thread is the one that advances the clock.
bool is_driver(void);

/// The kernel's number of the calling thread.
int32_t own_thread(void);

/// Takes the module's lock. Signals are blocked meanwhile, because a handler may call what takes it too.
void lock_state(sigset_t *mask);
void unlock_state(const sigset_t *mask);
/// Makes the lock new in a forked child, whose parent held it.
void renew_lock(void);

/// Returns whether a clock is stopped: not one that counts processor time or belongs to a device.
bool is_stopped_clock(clockid_t clock);
/// Returns whether libc waits for conditions, mutexes and semaphores by a clock.
static inline bool is_clock_for_waits(clockid_t clock) {
  return clock == CLOCK_REALTIME || clock == CLOCK_MONOTONIC;
}
/// Returns what a stopped clock shows.
int64_t virtual_value(clockid_t clock);
/// Makes the calling thread's next reading of the monotonic clock later: `Thread.sleep` goes on until the clock has.
void show_later_time_once(int64_t nanoseconds);
/// Returns by how much the calling thread's next reading is to be later, and forgets it.
int64_t take_later_time(void);
/// Returns what the kernel's clock shows.
int64_t real_value(clockid_t clock);
/// Keeps what the calling thread has read from a clock.
void keep_reading(clockid_t clock, int64_t value);
/// Returns what the calling thread has read last from a clock, while anything was asked for; zero before.
int64_t last_reading(clockid_t clock);

/// The moment at which something is due.
struct deadline {
  clockid_t clock;
  /// Nanoseconds since the start, without the moved date.
  int64_t moment;
  /// Whether it is due at a date, so that it moves with the date.
  bool follows_date;
};

/// Returns the deadline after a length of time.
struct deadline deadline_after(clockid_t clock, int64_t nanoseconds);
/// Returns the deadline at a value of a clock.
struct deadline deadline_at(clockid_t clock, int64_t value);
/// Returns the moment of a deadline.
int64_t moment_of(const struct deadline *deadline);

/// Converts a time; one that is too long never comes.
int64_t nanoseconds_of(const struct timespec *time);
struct timespec timespec_of(int64_t nanoseconds);
bool is_valid(const struct timespec *time);
/// The sum, or the largest number.
int64_t saturating_sum(int64_t a, int64_t b);

/// Offers a sleep to the function that takes this process's sleeps; returns whether it has taken it.
bool take_sleep(int64_t nanoseconds);
/// Returns the real time at which an observed wait begins; zero if the wait isn't observed.
int64_t begin_observed_wait(void);
/// Tells the observer how long a wait has taken since it began.
void end_observed_wait(int64_t start);

#pragma GCC visibility pop

#endif
