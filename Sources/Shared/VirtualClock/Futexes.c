#if defined(__linux__)

// Waits on futexes, with a time limit and, for the driver, without one, as Dispatch uses them for groups.

#include "Futexes.h"

#include <errno.h>
#include <linux/futex.h>
#include <stddef.h>

#include "Pacemaker.h"
#include "Sleepers.h"
#include "SystemCall.h"

// The kernel's header may be older than the kernel.
struct vector_wait {
  uint64_t value;
  uint64_t address;
  uint32_t flags;
  uint32_t reserved;
};
enum { VECTOR_WAIT_NUMBER = 449, IS_32_BITS = 2 };

static int command(const long arguments[6]) { return (int)arguments[1] & FUTEX_CMD_MASK; }

bool is_wait_for_virtual_clock(const long arguments[6]) {
  // A wait with its own bit set is left to the kernel: without the bits, a wake-up could reach the wrong wait.
  // Other commands may have no fourth argument.
  bool is_wait = command(arguments) == FUTEX_WAIT
    || (command(arguments) == FUTEX_WAIT_BITSET && (uint32_t)arguments[5] == UINT32_MAX);
  if (!is_wait) return false;
  const struct timespec *time = (const struct timespec *)arguments[3];
  return time != NULL ? is_valid(time) : is_driver();
}

static struct deadline deadline_of(const long arguments[6]) {
  const struct timespec *time = (const struct timespec *)arguments[3];
  if (time == NULL) return deadline_after(CLOCK_MONOTONIC, INT64_MAX);
  int64_t value = nanoseconds_of(time);
  if (command(arguments) == FUTEX_WAIT) return deadline_after(CLOCK_MONOTONIC, value);
  bool is_date = (arguments[1] & FUTEX_CLOCK_REALTIME) != 0;
  return deadline_at(is_date ? CLOCK_REALTIME : CLOCK_MONOTONIC, value);
}

bool is_futex_lock(const long arguments[6]) {
  // `FUTEX_LOCK_PI2` (13) is newer than some headers.
  return command(arguments) == FUTEX_LOCK_PI || command(arguments) == 13;
}

bool wakes_others(const long arguments[6]) {
  return command(arguments) != FUTEX_WAIT && command(arguments) != FUTEX_WAIT_BITSET;
}

struct futex_wait {
  const long *arguments;
  long result;
};

static bool wait_in_real_time(struct futex_wait *wait, int64_t nanoseconds) {
  struct timespec time = timespec_of(nanoseconds);
  long operation = FUTEX_WAIT | (wait->arguments[1] & FUTEX_PRIVATE_FLAG);
  wait->result =
    CALL4(SYS_futex, wait->arguments[0], operation, (uint32_t)wait->arguments[2], &time);
  return wait->result != -ETIMEDOUT;
}

static long wait_for_two(const long arguments[6], struct sleeper *sleeper) {
  uint32_t privacy = (uint32_t)arguments[1] & FUTEX_PRIVATE_FLAG;
  struct vector_wait waits[2] = {
    {(uint32_t)arguments[2], (uint64_t)arguments[0], IS_32_BITS | privacy, 0},
    {0, (uint64_t)(uintptr_t)&sleeper->word, IS_32_BITS | FUTEX_PRIVATE_FLAG, 0},
  };
  long result = CALL5(VECTOR_WAIT_NUMBER, waits, 2, 0, NULL, 0);
  if (result == -ENOSYS || result == -EPERM) {
    struct futex_wait wait = {arguments, 0};
    while (!atomic_load(&sleeper->is_due)) {
      // Before Linux 5.16 the kernel can't wait on two futexes at once.
      if (wait_in_real_time(&wait, look_interval)) return wait.result;
    }
    return -ETIMEDOUT;
  }
  if (result == 1 || (result == -EAGAIN && atomic_load(&sleeper->is_due))) return -ETIMEDOUT;
  return result;
}

static long wait_virtually(const long arguments[6]) {
  struct sleeper *sleeper =
    begin_sleep(VIRTUAL_CLOCK_FUTEX, deadline_of(arguments), NULL, NULL, NULL);
  if (sleeper == NULL) return -EAGAIN;
  long result = wait_for_two(arguments, sleeper);
  end_sleep(sleeper);
  return result;
}

long wait_for_futex(const long arguments[6]) {
  return WHILE_BLOCKED(long, is_blocking_driver(), wait_virtually(arguments));
}

#endif
