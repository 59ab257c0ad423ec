#if defined(__linux__)

#include "Waits.h"

#include <fcntl.h>
#include <linux/futex.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "Callers.h"
#include "Pacemaker.h"
#include "Randomness.h"
#include "RunningThreads.h"
#include "SystemCall.h"

/// The list of waits, read and changed under the lock.
static struct wait *first;
/// Whether a wait was armed since the list was last found empty. Without the lock, an empty list proves nothing:
/// while a thread sets a timer again, the timer is missing for a moment.
static _Atomic bool may_have_waits;
static uint64_t last_order;
/// The number of due waits that other threads have yet to take up; a futex.
static _Atomic uint32_t given_out_count;
/// Waits given out up to this order are neither waited for nor counted.
static uint64_t forgotten_order;

void arm(struct wait *wait) {
  disarm(wait);
  wait->order = ++last_order;
  wait->previous = NULL;
  wait->next = first;
  if (wait->next != NULL) wait->next->previous = wait;
  first = wait;
  atomic_store(&may_have_waits, true);
  wait->is_armed = true;
}

void disarm(struct wait *wait) {
  if (!wait->is_armed) return;
  wait->is_armed = false;
  if (wait->previous != NULL) {
    wait->previous->next = wait->next;
  } else {
    first = wait->next;
  }
  if (wait->next != NULL) wait->next->previous = wait->previous;
}

void give_out(struct wait *wait) {
  note_waking();
  // A wait that ran out of time is counted again.
  if (wait->is_given_out && wait->given_out_order > forgotten_order) return;
  wait->is_given_out = true;
  wait->given_out_order = ++last_order;
  atomic_fetch_add(&given_out_count, 1);
}

void take_up(struct wait *wait) {
  if (!wait->is_given_out) return;
  wait->is_given_out = false;
  // A wait that ran out of time is no longer counted.
  if (wait->given_out_order <= forgotten_order) return;
  atomic_fetch_sub(&given_out_count, 1);
  CALL3(SYS_futex, &given_out_count, FUTEX_WAKE_PRIVATE, INT32_MAX);
}

bool is_anything_given_out(void) { return atomic_load(&given_out_count) != 0; }

void forget_waits(void) {
  first = NULL;
  atomic_store(&given_out_count, 0);
}

/// Returns whether a wait comes before another with the same deadline.
static bool comes_first(const struct wait *wait, const struct wait *other) {
  return shuffled(wait->order) < shuffled(other->order);
}

static struct wait *next_wait(void) {
  struct wait *best = NULL;
  int64_t best_moment = VIRTUAL_CLOCK_NEVER;
  for (struct wait *wait = first; wait != NULL; wait = wait->next) {
    int64_t moment = moment_of(&wait->deadline);
    if (moment < best_moment || (best != NULL && moment == best_moment && comes_first(wait, best))) {
      best = wait;
      best_moment = moment;
    }
  }
  return best;
}

int64_t next_deadline(void) {
  struct wait *next = next_wait();
  return next == NULL ? VIRTUAL_CLOCK_NEVER : moment_of(&next->deadline);
}

int64_t virtual_clock_next_deadline(void) {
  // The app's loop calls this several times for each call of a test, and blocking signals costs two system
  // calls.
  if (!virtual_clock_is_on() || !atomic_load(&may_have_waits)) return VIRTUAL_CLOCK_NEVER;
  sigset_t mask;
  lock_state(&mask);
  if (first == NULL) atomic_store(&may_have_waits, false);
  int64_t deadline = next_deadline();
  unlock_state(&mask);
  return deadline;
}

void visit_waits(void (*visit)(struct wait *wait, const void *context), const void *context) {
  for (struct wait *wait = first; wait != NULL; wait = wait->next) visit(wait, context);
}

/// The moment up to which the clock is being advanced.
static int64_t target;

int64_t renew(struct wait *wait) {
  // A timer that is due again within a millisecond is due several times at once, as on a slow machine.
  const int64_t shortest = 1000000;
  int64_t times = 1;
  if (wait->interval < shortest) {
    int64_t now = moment_of(&wait->deadline), end = saturating_sum(now, shortest);
    int64_t next = next_deadline();
    if (end > next) end = next;
    if (end > target) end = target;
    if (end > now) times += (end - now) / wait->interval;
  }
  wait->deadline.moment = saturating_sum(wait->deadline.moment, times * wait->interval);
  arm(wait);
  return times;
}

int64_t advance_to(int64_t moment) {
  int64_t now = atomic_load(&elapsed);
  if (moment < now) return now;
  target = moment;
  struct wait *next = next_wait();
  int64_t deadline = next == NULL ? VIRTUAL_CLOCK_NEVER : moment_of(&next->deadline);
  if (next == NULL || deadline > moment) {
    if (moment == VIRTUAL_CLOCK_NEVER) return now;
    atomic_store(&elapsed, moment);
    return moment;
  }
  // The date may have been moved past it.
  if (deadline > now) atomic_store(&elapsed, deadline);
  disarm(next);
  next->fire(next);
  return atomic_load(&elapsed);
}

int64_t virtual_clock_advance(int64_t moment) {
  if (!virtual_clock_is_on()) return 0;
  if (is_driver()) end_all_blocks();
  sigset_t mask;
  lock_state(&mask);
  int64_t now = advance_to(moment);
  unlock_state(&mask);
  return now;
}

bool virtual_clock_wait_until_taken(int64_t limit) {
  int64_t end = real_value(CLOCK_MONOTONIC) + limit;
  uint32_t count;
  while ((count = atomic_load(&given_out_count)) != 0) {
    int64_t left = end - real_value(CLOCK_MONOTONIC);
    if (left <= 0) break;
    struct timespec time = timespec_of(left);
    CALL4(SYS_futex, &given_out_count, FUTEX_WAIT_PRIVATE, count, &time);
  }
  if (count == 0) return true;
  sigset_t mask;
  lock_state(&mask);
  forgotten_order = last_order;
  atomic_store(&given_out_count, 0);
  unlock_state(&mask);
  // A thread that has had no processor still has to take it up, and the next check waits for that thread.
  note_waking();
  return false;
}

// MARK: Listing

static void read_name(int32_t thread, char name[16]) {
  char path[48];
  snprintf(path, sizeof path, "/proc/self/task/%d/comm", thread);
  name[0] = 0;
  long file = CALL4(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC, 0);
  if (file < 0) return;
  long length = CALL3(SYS_read, file, name, 15);
  CALL1(SYS_close, file);
  // The kernel ends a name with a line feed.
  name[length > 0 ? length - (name[length - 1] == '\n') : 0] = 0;
}

static int compare(const void *left, const void *right) {
  const struct virtual_clock_entry *a = left, *b = right;
  return (a->deadline > b->deadline) - (a->deadline < b->deadline);
}

size_t virtual_clock_list(struct virtual_clock_entry *entries, size_t capacity) {
  size_t count = 0;
  sigset_t mask;
  lock_state(&mask);
  for (struct wait *wait = first; wait != NULL; wait = wait->next, count++) {
    if (count >= capacity) continue;
    entries[count] = (struct virtual_clock_entry){
      .kind = wait->kind,
      .thread = wait->thread,
      .deadline = moment_of(&wait->deadline),
      .interval = wait->interval,
      .clock = wait->deadline.clock,
    };
    memcpy(entries[count].callers, wait->callers, sizeof wait->callers);
    if (wait->kind == VIRTUAL_CLOCK_TIMER_DESCRIPTOR) find_request(&entries[count]);
  }
  count = add_requests(entries, count, capacity);
  unlock_state(&mask);
  size_t written = count < capacity ? count : capacity;
  for (size_t index = 0; index < written; index++) {
    read_name(entries[index].thread, entries[index].thread_name);
  }
  qsort(entries, written, sizeof *entries, compare);
  return count;
}

size_t virtual_clock_sleeper_count(void) {
  size_t count = 0;
  if (!atomic_load(&may_have_waits)) return count;
  sigset_t mask;
  lock_state(&mask);
  for (struct wait *wait = first; wait != NULL; wait = wait->next) {
    if (wait->kind <= VIRTUAL_CLOCK_FUTEX) count++;
  }
  unlock_state(&mask);
  return count;
}

#endif
