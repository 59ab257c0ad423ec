#if defined(__linux__)

#include "Sleepers.h"

#include <limits.h>
#include <linux/futex.h>
#include <stddef.h>

#include "SystemCall.h"

void begin_sleep(
  struct sleeper *sleeper, enum virtual_clock_kind kind, struct deadline deadline,
  void (*fire)(struct wait *wait)
) {
  sleeper->wait = (struct wait){
    .kind = kind,
    .deadline = deadline,
    .thread = own_thread(),
    .fire = fire != NULL ? fire : wake_sleeper,
  };
  atomic_store(&sleeper->word, 0);
  atomic_store(&sleeper->is_due, false);
  sigset_t mask;
  lock_state(&mask);
  if (moment_of(&deadline) <= atomic_load(&elapsed)) {
    atomic_store(&sleeper->is_due, true);
    atomic_store(&sleeper->word, 1);
  } else {
    arm(&sleeper->wait);
  }
  unlock_state(&mask);
}

void wake_sleeper(struct wait *wait) {
  struct sleeper *sleeper = (struct sleeper *)wait;
  give_out(wait);
  atomic_store(&sleeper->is_due, true);
  wake_futex(sleeper);
}

void wake_futex(struct sleeper *sleeper) {
  atomic_store(&sleeper->word, 1);
  CALL3(SYS_futex, &sleeper->word, FUTEX_WAKE_PRIVATE, INT_MAX);
}

int block(struct sleeper *sleeper) {
  // With a time limit the wait ends at every signal, as sleeps do; without, the kernel would begin it again.
  struct timespec long_time = {1000000000, 0};
  while (atomic_load(&sleeper->word) == 0) {
    long result = CALL4(SYS_futex, &sleeper->word, FUTEX_WAIT_PRIVATE, 0, &long_time);
    if (result == -EINTR && atomic_load(&sleeper->word) == 0) return EINTR;
  }
  return 0;
}

bool end_sleep(struct sleeper *sleeper) {
  sigset_t mask;
  lock_state(&mask);
  disarm(&sleeper->wait);
  take_up(&sleeper->wait);
  unlock_state(&mask);
  return atomic_load(&sleeper->is_due);
}

// MARK: The driver

/// How long what was woken gets to come to rest while the driver sleeps, in real time.
static const int64_t rest_limit = 100000000;

/// How many waits may be due at the moment at which the driver goes on; one that renews itself has no last.
static const int last_round_limit = 1000;

void pass_until(struct deadline deadline) {
  struct sleeper sleeper = {.word = 0};
  int rounds = 0;
  while (true) {
    // The date may be moved meanwhile.
    int64_t end = moment_of(&deadline);
    if (end == VIRTUAL_CLOCK_NEVER && virtual_clock_next_deadline() == VIRTUAL_CLOCK_NEVER) {
      block(&sleeper);
      return;
    }
    virtual_clock_wait_until_at_rest(rest_limit);
    if (virtual_clock_advance(end) >= end) {
      if (virtual_clock_next_deadline() > end || ++rounds > last_round_limit) return;
    }
    virtual_clock_wait_until_taken(rest_limit);
  }
}

/// How long the driver waits before it looks for deadlines that other threads have added meanwhile.
static const int64_t look_interval = 5000000;

bool wait_at_real_pace(struct deadline deadline, real_wait wait, void *context) {
  while (true) {
    int64_t now = atomic_load(&elapsed);
    int64_t end = moment_of(&deadline);
    int64_t next = virtual_clock_next_deadline();
    int64_t length = (next < end ? next : end) - now;
    if (length > look_interval) length = look_interval;
    int64_t start = real_value(CLOCK_MONOTONIC);
    if (wait(context, length > 0 ? length : 0)) {
      // Time has passed up to here, but what is due waits for the driver to come back.
      return true;
    }
    int64_t moment = saturating_sum(now, real_value(CLOCK_MONOTONIC) - start);
    if (moment > end) moment = end;
    for (int round = 0; round < last_round_limit; round++) {
      if (virtual_clock_next_deadline() > moment) break;
      virtual_clock_advance(moment);
    }
    if (virtual_clock_advance(moment) >= end) return wait(context, 0);
  }
}

#endif
