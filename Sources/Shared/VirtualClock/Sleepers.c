#if defined(__linux__)

#include "Sleepers.h"

#include <limits.h>
#include <linux/futex.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>

#include "Callers.h"
#include "Pacemaker.h"
#include "SystemCall.h"

// MARK: Memory

// A signal handler may sleep while its thread is in `malloc`, so the memory comes from the kernel.

static struct sleeper *spare;
enum { CHUNK_SIZE = 16384 };

/// Returns an unused sleeper. The lock is held.
static struct sleeper *take_spare(void) {
  if (spare == NULL) {
    long chunk = system_call(
      SYS_mmap, 0, CHUNK_SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (chunk < 0 && chunk > -4096) return NULL;
    struct sleeper *sleepers = (struct sleeper *)chunk;
    for (size_t index = 0; index < CHUNK_SIZE / sizeof *sleepers; index++) {
      sleepers[index].descriptor = -1;
      sleepers[index].next = spare;
      spare = &sleepers[index];
    }
  }
  struct sleeper *sleeper = spare;
  spare = sleeper->next;
  return sleeper;
}

void give_back(struct sleeper *sleeper) {
  sleeper->next = spare;
  spare = sleeper;
}

// MARK: The waits of a thread

/// The calling thread's latest wait. It has several when a signal handler waits, too, or has left a wait.
static __thread struct sleeper *own;
static pthread_key_t key;
static _Atomic int semaphore_count;

/// Ends a wait of the calling thread. The lock is held.
static void end(struct sleeper *sleeper) {
  disarm(&sleeper->wait);
  take_up(&sleeper->wait);
  if (sleeper->wait.kind == VIRTUAL_CLOCK_SEMAPHORE) atomic_fetch_sub(&semaphore_count, 1);
  struct sleeper **place = &own;
  while (*place != NULL && *place != sleeper) place = &(*place)->next;
  if (*place != NULL) *place = sleeper->next;
  if (sleeper->has_helper) {
    sleeper->is_left_to_helper = true;
  } else {
    give_back(sleeper);
  }
}

static bool is_on_other_stack(void) {
  stack_t stack;
  return CALL2(SYS_sigaltstack, NULL, &stack) == 0 && (stack.ss_flags & SS_ONSTACK) != 0;
}

/// Ends waits that signal handlers have left. A wait that is still in progress began in an outer frame, at a higher
/// address than the new one.
static void end_left_sleeps(const char *frame) {
  if (own == NULL || is_on_other_stack()) return;
  sigset_t mask;
  lock_state(&mask);
  while (own != NULL && own->frame <= frame) end(own);
  unlock_state(&mask);
}

static void end_all_sleeps(void *unused) {
  (void)unused;
  sigset_t mask;
  lock_state(&mask);
  while (own != NULL) end(own);
  unlock_state(&mask);
}

__attribute__((constructor(103))) static void watch_ends(void) {
  pthread_key_create(&key, end_all_sleeps);
}

struct sleeper *begin_sleep(
  enum virtual_clock_kind kind, struct deadline deadline, void (*fire)(struct wait *wait),
  void *object, pthread_mutex_t *mutex
) {
  const char *frame = __builtin_frame_address(0);
  end_left_sleeps(frame);
  // Any value will do: it only makes the thread call `end_all_sleeps` when it ends.
  pthread_setspecific(key, &key);
  uintptr_t callers[VIRTUAL_CLOCK_CALLER_LIMIT];
  read_callers(callers);
  sigset_t mask;
  lock_state(&mask);
  struct sleeper *sleeper = take_spare();
  if (sleeper == NULL) {
    unlock_state(&mask);
    return NULL;
  }
  sleeper->wait = (struct wait){
    .kind = kind,
    .deadline = deadline,
    .thread = own_thread(),
    .fire = fire != NULL ? fire : wake_sleeper,
  };
  memcpy(sleeper->wait.callers, callers, sizeof callers);
  atomic_store(&sleeper->word, 0);
  atomic_store(&sleeper->is_due, false);
  sleeper->object = object;
  sleeper->mutex = mutex;
  sleeper->has_helper = false;
  sleeper->is_left_to_helper = false;
  sleeper->frame = frame;
  sleeper->next = own;
  own = sleeper;
  if (kind == VIRTUAL_CLOCK_SEMAPHORE) atomic_fetch_add(&semaphore_count, 1);
  if (moment_of(&deadline) <= atomic_load(&elapsed)) {
    atomic_store(&sleeper->is_due, true);
    atomic_store(&sleeper->word, 1);
  } else {
    arm(&sleeper->wait);
  }
  unlock_state(&mask);
  return sleeper;
}

bool end_sleep(struct sleeper *sleeper) {
  sigset_t mask;
  lock_state(&mask);
  bool is_due = atomic_load(&sleeper->is_due);
  end(sleeper);
  unlock_state(&mask);
  return is_due;
}

void end_cancelled_sleep(void *sleeper) { end_sleep(sleeper); }

// MARK: Waking

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

static void wake_if_waiting(struct wait *wait, const void *semaphore) {
  struct sleeper *sleeper = (struct sleeper *)wait;
  if (wait->kind == VIRTUAL_CLOCK_SEMAPHORE && sleeper->object == semaphore) wake_futex(sleeper);
}

void wake_for_semaphore(const void *semaphore) {
  if (atomic_load(&semaphore_count) == 0) return;
  sigset_t mask;
  lock_state(&mask);
  visit_waits(wake_if_waiting, semaphore);
  unlock_state(&mask);
}

// MARK: Blocking

long call_and_let_cancel(long number, long a, long b, long c, long d, long e) {
  int before;
  pthread_setcanceltype(PTHREAD_CANCEL_ASYNCHRONOUS, &before);
  long result = system_call(number, a, b, c, d, e, 0);
  pthread_setcanceltype(before, NULL);
  return result;
}

// With a time limit, every signal ends the wait, as it ends a sleep; without one, the kernel would restart it.
static const struct timespec long_time = {1000000000, 0};

int block(struct sleeper *sleeper) {
  while (atomic_load(&sleeper->word) == 0) {
    long result = call_and_let_cancel(
      SYS_futex, (long)&sleeper->word, FUTEX_WAIT_PRIVATE, 0, (long)&long_time, 0);
    if (result == -EINTR && atomic_load(&sleeper->word) == 0) return EINTR;
  }
  return 0;
}

int block_uncancellably(struct sleeper *sleeper) {
  while (atomic_load(&sleeper->word) == 0) {
    long result = CALL4(SYS_futex, &sleeper->word, FUTEX_WAIT_PRIVATE, 0, &long_time);
    if (result == -EINTR && atomic_load(&sleeper->word) == 0) return EINTR;
  }
  return 0;
}

// MARK: The driver

/// The processor time that each thread gets to come to rest while the driver sleeps.
static const int64_t rest_limit = 100000000;

/// Lets time pass at the pace of real time, up to `look_interval`, and ends the waits that are due meanwhile.
///
/// - `start`: The real time at the virtual moment `now`.
static void pass_in_real_time(int64_t start, int64_t now, int64_t end) {
  struct timespec time = timespec_of(end - now < look_interval ? end - now : look_interval);
  CALL4(SYS_clock_nanosleep, CLOCK_MONOTONIC, 0, &time, NULL);
  int64_t moment = saturating_sum(now, real_value(CLOCK_MONOTONIC) - start);
  if (moment > end) moment = end;
  for (int round = 0; round < round_limit; round++) {
    bool is_due = virtual_clock_next_deadline() <= moment;
    virtual_clock_advance(moment);
    if (!is_due) return;
  }
}

void pass_until(struct deadline deadline) {
  int rounds = 0;
  while (true) {
    // The date may be moved meanwhile.
    int64_t end = moment_of(&deadline);
    if (end == VIRTUAL_CLOCK_NEVER && virtual_clock_next_deadline() == VIRTUAL_CLOCK_NEVER) {
      // Only a signal ends this wait. Other threads may begin to sleep meanwhile.
      unsigned before = begin_block();
      CALL4(SYS_ppoll, NULL, 0, NULL, NULL);
      end_block(before);
      return;
    }
    int64_t start = real_value(CLOCK_MONOTONIC);
    // Checked before the rest: work that ends outside may have woken a thread by then.
    bool is_under_way = is_known_to_be_under_way();
    virtual_clock_forget_rest();
    virtual_clock_come_to_rest(rest_limit);
    int64_t now = atomic_load(&elapsed);
    if (now < end && is_under_way) {
      pass_in_real_time(start, now, end);
      continue;
    }
    if (virtual_clock_advance(end) >= end) {
      if (virtual_clock_next_deadline() > end || ++rounds > round_limit) return;
    }
    virtual_clock_wait_until_taken(rest_limit);
  }
}

#endif
