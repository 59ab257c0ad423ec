#if defined(__linux__)

// A thread that moves the clock while the driver is blocked in a call that only another thread can end. That
// one may sleep on the virtual clock, and nobody else would ever wake it.

#include "Pacemaker.h"

#include <linux/futex.h>
#include <pthread.h>
#include <stddef.h>

#include "DispatchWatch.h"
#include "RealFunctions.h"
#include "State.h"
#include "SystemCall.h"
#include "Waits.h"

/// How many blocked calls of the driver there are, one inside the other by signal handlers; a futex.
static _Atomic unsigned block_count;
static _Atomic bool paces_until_exit;
static _Atomic bool is_started;

static bool is_pacing(void) {
  return atomic_load(&block_count) != 0 || atomic_load(&paces_until_exit);
}

static void wait_while(unsigned count, const struct timespec *limit) {
  CALL4(SYS_futex, &block_count, FUTEX_WAIT_PRIVATE, count, limit);
}

/// Lets a time pass that was slept for, unless the driver has gone on meanwhile.
static void pass(int64_t moment) {
  sigset_t mask;
  lock_state(&mask);
  for (int round = 0; round < round_limit && is_pacing(); round++) {
    bool is_due = next_deadline() <= moment;
    advance_to(moment);
    if (!is_due) break;
  }
  unlock_state(&mask);
}

static void *pace(void *argument) {
  (void)argument;
  virtual_clock_use_real_time(true);
  pthread_setname_np(pthread_self(), "understudy");
  while (true) {
    unsigned count = atomic_load(&block_count);
    if (!is_pacing()) {
      wait_while(count, NULL);
      continue;
    }
    int64_t start = real_value(CLOCK_MONOTONIC);
    int64_t now = virtual_clock_now();
    int64_t length = virtual_clock_next_deadline() - now;
    // Other threads may add deadlines meanwhile, and see the clock go on in steps of this length.
    if (length > look_interval) length = look_interval;
    if (length > 0) {
      struct timespec time = timespec_of(length);
      wait_while(count, &time);
    }
    pass(saturating_sum(now, real_value(CLOCK_MONOTONIC) - start));
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
  unsigned before = atomic_fetch_add(&block_count, 1);
  wake();
  return before;
}

void end_block(unsigned before) { atomic_store(&block_count, before); }

void end_all_blocks(void) { atomic_store(&block_count, 0); }

void pace_until_exit(void) {
  atomic_store(&paces_until_exit, true);
  start();
  // It may sleep on the count.
  atomic_fetch_add(&block_count, 1);
  wake();
}

void forget_pacemaker(void) {
  atomic_store(&block_count, 0);
  atomic_store(&paces_until_exit, false);
  atomic_store(&is_started, false);
}

#endif
