#if defined(__linux__)

// A thread that moves the clock while the driver is blocked in a call. The thread that is to end the call may sleep on
// the virtual clock, and nothing else would ever wake it.
//
// Time passes at the pace of real time, because something outside the process may end the call. If it is known that
// nothing is under way there, and all threads of the process are at rest, only the next deadline can end the call, so
// the clock moves there at once.

#include "Pacemaker.h"

#include <linux/futex.h>
#include <pthread.h>
#include <stddef.h>

#include "DispatchWatch.h"
#include "RealFunctions.h"
#include "State.h"
#include "SystemCall.h"
#include "Waits.h"

/// The number of the driver's blocked calls, nested in each other by signal handlers; a futex.
static _Atomic unsigned block_count;
static _Atomic bool paces_until_exit;
static _Atomic bool is_started;

/// The number of the latest blocked call, to tell one from the next.
static _Atomic unsigned block_number;

static _Atomic(virtual_clock_outside_probe) outside_probe;
static void *_Atomic outside_context;

void virtual_clock_leap_while_blocked(virtual_clock_outside_probe probe, void *context) {
  atomic_store(&outside_context, context);
  atomic_store(&outside_probe, probe);
}

bool is_known_to_be_under_way(void) {
  virtual_clock_outside_probe is_under_way = atomic_load(&outside_probe);
  if (is_under_way == NULL) return false;
  bool before = virtual_clock_use_real_time(true);
  bool result = is_under_way(atomic_load(&outside_context));
  virtual_clock_use_real_time(before);
  return result;
}

static bool is_pacing(void) {
  return atomic_load(&block_count) != 0 || atomic_load(&paces_until_exit);
}

/// Returns whether the driver is still in the same blocked call, or the process is about to exit.
static bool is_pacing_in(unsigned number) {
  return atomic_load(&paces_until_exit) || (is_pacing() && atomic_load(&block_number) == number);
}

static void wait_while(unsigned count, const struct timespec *limit) {
  CALL4(SYS_futex, &block_count, FUTEX_WAIT_PRIVATE, count, limit);
}

/// Moves the clock to a moment up to which this thread has slept, unless the driver runs again.
///
/// - `number`: The blocked call when that sleep began. Time doesn't pass while the driver runs between two calls.
static void pass(int64_t moment, unsigned number) {
  sigset_t mask;
  lock_state(&mask);
  for (int round = 0; round < round_limit && is_pacing_in(number); round++) {
    bool is_due = next_deadline() <= moment;
    advance_to(moment);
    if (!is_due) break;
  }
  unlock_state(&mask);
}

/// The processor time that other threads get to come to rest in a blocked call before time passes for them.
static const int64_t rest_limit = 100000000;
/// The maximum real time for that.
static const int64_t longest_rest = 3 * NANOSECONDS;
/// The maximum time that the clock leaps during one blocked call. A mistaken wait beside a repeating timer must not
/// send the app to another century.
static const int64_t leap_limit = 3600 * NANOSECONDS;

/// Waits until all other threads are at rest, and returns whether they are and the driver is in the same blocked call.
static bool wait_for_rest(unsigned number, unsigned count) {
  int64_t end = real_value(CLOCK_MONOTONIC) + longest_rest;
  int64_t processor_end = real_value(CLOCK_PROCESS_CPUTIME_ID) + rest_limit;
  int64_t pause = 20000;
  virtual_clock_wait_until_taken(rest_limit);
  while (atomic_load(&block_number) == number && atomic_load(&block_count) == count) {
    if (virtual_clock_is_at_rest()) {
      if (!look_after_dispatch()) return true;
      continue;
    }
    if (real_value(CLOCK_PROCESS_CPUTIME_ID) >= processor_end || real_value(CLOCK_MONOTONIC) >= end) return false;
    struct timespec time = timespec_of(pause);
    wait_while(count, &time);
    if (pause < look_interval) pause *= 2;
  }
  return false;
}

/// Moves the clock to the next deadline if nothing else can end the driver's wait; returns whether it did.
static bool leap(unsigned count) {
  static unsigned last_number;
  static int64_t leapt;
  if (atomic_load(&outside_probe) == NULL || atomic_load(&paces_until_exit)) return false;
  unsigned number = atomic_load(&block_number);
  if (number != last_number) leapt = 0;
  last_number = number;
  int64_t length = virtual_clock_next_deadline() - virtual_clock_now();
  if (length > leap_limit - leapt || is_known_to_be_under_way()) return false;
  if (!wait_for_rest(number, count)) return false;
  bool is_done = false;
  sigset_t mask;
  lock_state(&mask);
  // A thread that has run meanwhile may have set an earlier deadline.
  int64_t now = atomic_load(&elapsed), deadline = next_deadline();
  length = deadline > now ? deadline - now : 0;
  if (is_pacing() && atomic_load(&block_number) == number && length <= leap_limit - leapt) {
    advance_to(deadline);
    leapt += length;
    is_done = true;
  }
  unlock_state(&mask);
  return is_done;
}

static void *pace(void *argument) {
  (void)argument;
  // The blocked call in which the other threads have had their time to come to rest.
  unsigned rested_number = 0;
  virtual_clock_use_real_time(true);
  pthread_setname_np(pthread_self(), "understudy");
  while (true) {
    unsigned count = atomic_load(&block_count);
    if (!is_pacing()) {
      wait_while(count, NULL);
      continue;
    }
    unsigned number = atomic_load(&block_number);
    int64_t start = real_value(CLOCK_MONOTONIC);
    int64_t now = virtual_clock_now();
    if (leap(count)) continue;
    if (number != rested_number) start = real_value(CLOCK_MONOTONIC);
    rested_number = number;
    int64_t length = virtual_clock_next_deadline() - now;
    // Other threads may add deadlines meanwhile, and see the clock move in steps of this length.
    if (length > look_interval) length = look_interval;
    if (length > 0) {
      struct timespec time = timespec_of(length);
      wait_while(count, &time);
    }
    pass(saturating_sum(now, real_value(CLOCK_MONOTONIC) - start), number);
    look_after_dispatch_each_second();
  }
  return NULL;
}

static void start(void) {
  bool before = false;
  if (!atomic_compare_exchange_strong(&is_started, &before, true)) return;
  pthread_t thread;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  // Signals are for the program's own threads.
  sigset_t all, mask;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &mask);
  if (pthread_create(&thread, &attributes, pace, NULL) != 0) atomic_store(&is_started, false);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  pthread_attr_destroy(&attributes);
}

static void wake(void) { CALL3(SYS_futex, &block_count, FUTEX_WAKE_PRIVATE, 1); }

bool is_blocking_driver(void) { return has_modes() && is_virtual() && is_driver(); }

unsigned begin_block(void) {
  start();
  atomic_fetch_add(&block_number, 1);
  unsigned before = atomic_fetch_add(&block_count, 1);
  wake();
  return before;
}

void end_block(unsigned before) { atomic_store(&block_count, before); }

void end_all_blocks(void) { atomic_store(&block_count, 0); }

void pace_until_exit(void) {
  atomic_store(&paces_until_exit, true);
  start();
  // The pacemaker may wait on the count.
  atomic_fetch_add(&block_count, 1);
  wake();
}

void forget_pacemaker(void) {
  atomic_store(&block_count, 0);
  atomic_store(&paces_until_exit, false);
  atomic_store(&is_started, false);
}

#endif
