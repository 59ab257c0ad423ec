#if defined(__linux__)

#include "DescriptorWait.h"

#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>

#include "Sleepers.h"
#include "SystemCall.h"

/// The size of the kernel's set of signals.
enum { MASK_SIZE = 8 };

/// A thread in the kernel's `ppoll`, which a further descriptor wakes.
struct polling_sleeper {
  struct sleeper sleeper;
  int descriptor;
};

// Descriptors that nobody waits on at the moment: as many as threads have ever waited at once.
enum { SPARE_LIMIT = 64 };
static int spares[SPARE_LIMIT];
static int spare_count;

static int take_descriptor(void) {
  int descriptor = -1;
  sigset_t mask;
  lock_state(&mask);
  if (spare_count > 0) descriptor = spares[--spare_count];
  unlock_state(&mask);
  if (descriptor >= 0) return descriptor;
  return (int)CALL2(SYS_eventfd2, 0, EFD_CLOEXEC | EFD_NONBLOCK);
}

static void give_back(int descriptor) {
  uint64_t value;
  CALL3(SYS_read, descriptor, &value, sizeof value);
  sigset_t mask;
  lock_state(&mask);
  bool is_kept = spare_count < SPARE_LIMIT;
  if (is_kept) spares[spare_count++] = descriptor;
  unlock_state(&mask);
  if (!is_kept) CALL1(SYS_close, descriptor);
}

static void wake_polling(struct wait *wait) {
  struct polling_sleeper *polling = (struct polling_sleeper *)wait;
  uint64_t one = 1;
  wake_sleeper(wait);
  CALL3(SYS_write, polling->descriptor, &one, sizeof one);
}

struct polling {
  struct pollfd *entries;
  nfds_t count;
  const sigset_t *mask;
  long result;
};

static bool poll_in_real_time(void *context, int64_t nanoseconds) {
  struct polling *polling = context;
  struct timespec time = timespec_of(nanoseconds);
  polling->result =
    CALL5(SYS_ppoll, polling->entries, polling->count, &time, polling->mask, MASK_SIZE);
  return polling->result != 0;
}

static long poll_virtually(struct polling *polling, struct deadline deadline) {
  struct polling_sleeper sleeper = {.descriptor = take_descriptor()};
  if (sleeper.descriptor < 0) return sleeper.descriptor;
  nfds_t count = polling->count;
  struct pollfd few[16], *entries = few;
  if (count + 1 > sizeof few / sizeof few[0]) {
    entries = malloc((count + 1) * sizeof *entries);
    if (entries == NULL) {
      give_back(sleeper.descriptor);
      return -ENOMEM;
    }
  }
  if (count > 0) memcpy(entries, polling->entries, count * sizeof *entries);
  entries[count] = (struct pollfd){sleeper.descriptor, POLLIN, 0};
  begin_sleep(&sleeper.sleeper, VIRTUAL_CLOCK_DESCRIPTORS, deadline, wake_polling);
  // When its time had already come nobody wakes it.
  struct timespec none = {0, 0};
  struct timespec *limit = atomic_load(&sleeper.sleeper.is_due) ? &none : NULL;
  long result = CALL5(SYS_ppoll, entries, count + 1, limit, polling->mask, MASK_SIZE);
  end_sleep(&sleeper.sleeper);
  give_back(sleeper.descriptor);
  if (result >= 0) {
    if (count > 0) memcpy(polling->entries, entries, count * sizeof *entries);
    if (entries[count].revents != 0) result--;
  }
  if (entries != few) free(entries);
  return result;
}

int wait_for_descriptors(
  struct pollfd *entries, nfds_t count, struct deadline deadline, const sigset_t *mask
) {
  struct polling polling = {entries, count, mask, 0};
  pthread_testcancel();
  if (is_driver()) {
    wait_at_real_pace(deadline, poll_in_real_time, &polling);
  } else {
    polling.result = poll_virtually(&polling, deadline);
  }
  pthread_testcancel();
  return (int)with_errno(polling.result);
}

#endif
