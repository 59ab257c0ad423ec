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

#include "Pacemaker.h"
#include "Sleepers.h"
#include "SystemCall.h"

/// The size of the kernel's set of signals.
enum { MASK_SIZE = 8 };

/// Prepares the descriptor that ends a sleeper's `ppoll`; returns it or a negated error number.
static int prepare_descriptor(struct sleeper *sleeper) {
  uint64_t value;
  if (sleeper->descriptor >= 0) {
    // Drains the value of an earlier wait.
    CALL3(SYS_read, sleeper->descriptor, &value, sizeof value);
  } else {
    int descriptor = (int)CALL2(SYS_eventfd2, 0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (descriptor < 0) return descriptor;
    sleeper->descriptor = descriptor;
  }
  return 0;
}

static void wake_polling(struct wait *wait) {
  uint64_t one = 1;
  wake_sleeper(wait);
  int descriptor = ((struct sleeper *)wait)->descriptor;
  if (descriptor >= 0) CALL3(SYS_write, descriptor, &one, sizeof one);
}

/// A wait under way, for the cleanup handler.
struct virtual_poll {
  struct sleeper *sleeper;
  struct pollfd *allocated;
};

static void end_poll(void *argument) {
  struct virtual_poll *poll = argument;
  end_sleep(poll->sleeper);
  free(poll->allocated);
}

struct polling {
  struct pollfd *entries;
  nfds_t count;
  const sigset_t *mask;
};

static long poll_virtually(struct polling *polling, struct deadline deadline) {
  nfds_t count = polling->count;
  struct pollfd few[16], *entries = few, *allocated = NULL;
  if (count + 1 > sizeof few / sizeof few[0]) {
    allocated = malloc((count + 1) * sizeof *entries);
    if (allocated == NULL) return -ENOMEM;
    entries = allocated;
  }
  struct virtual_poll poll = {
    begin_sleep(VIRTUAL_CLOCK_DESCRIPTORS, deadline, wake_polling, NULL, NULL), allocated};
  if (poll.sleeper == NULL) {
    free(allocated);
    return -ENOMEM;
  }
  long result = prepare_descriptor(poll.sleeper);
  pthread_cleanup_push(end_poll, &poll);
  if (result == 0) {
    if (count > 0) memcpy(entries, polling->entries, count * sizeof *entries);
    entries[count] = (struct pollfd){poll.sleeper->descriptor, POLLIN, 0};
    // If the deadline passed before the sleeper had its descriptor, nothing wakes it.
    struct timespec none = {0, 0};
    struct timespec *limit = atomic_load(&poll.sleeper->is_due) ? &none : NULL;
    result = call_and_let_cancel(
      SYS_ppoll, (long)entries, (long)(count + 1), (long)limit, (long)polling->mask, MASK_SIZE);
  }
  pthread_cleanup_pop(0);
  if (result >= 0) {
    if (count > 0) memcpy(polling->entries, entries, count * sizeof *entries);
    if (entries[count].revents != 0) result--;
  }
  end_poll(&poll);
  return result;
}

int wait_for_descriptors(
  struct pollfd *entries, nfds_t count, struct deadline deadline, const sigset_t *mask
) {
  struct polling polling = {entries, count, mask};
  pthread_testcancel();
  long result = WHILE_BLOCKED(long, is_blocking_driver(), poll_virtually(&polling, deadline));
  pthread_testcancel();
  return (int)with_errno(result);
}

#endif
