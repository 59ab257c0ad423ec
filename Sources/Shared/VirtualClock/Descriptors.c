#if defined(__linux__)

// Waits for descriptors with a time limit.

#include <errno.h>
#include <poll.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/select.h>

#include "DescriptorWait.h"
#include "RealFunctions.h"
#include "State.h"
#include "SystemCall.h"
#include "TimerDescriptors.h"

enum { MASK_SIZE = 8 };

/// Returns whether a wait is for the virtual clock: it isn't zero and, except for the driver's, it has a
/// limit.
static bool is_for_virtual_clock(int64_t nanoseconds) {
  return has_modes() && nanoseconds != 0 && is_virtual() && (nanoseconds > 0 || is_driver());
}

static struct deadline deadline_of(int64_t nanoseconds) {
  return deadline_after(CLOCK_MONOTONIC, nanoseconds < 0 ? INT64_MAX : nanoseconds);
}

static int64_t nanoseconds_of_milliseconds(int milliseconds) {
  return (int64_t)milliseconds * 1000000;
}

/// Returns the length of a time limit: negative without a limit, and zero for one that the kernel rejects.
static int64_t length_of(const struct timespec *time) {
  if (time == NULL) return -1;
  return is_valid(time) ? nanoseconds_of(time) : 0;
}

/// Returns the real time at which a wait that libc carries out begins, or zero if the wait isn't observed.
static int64_t begin_real_wait(int64_t nanoseconds) {
  return has_modes() && nanoseconds != 0 ? begin_observed_wait() : 0;
}

static int end_real_wait(int64_t start, long result) {
  if (start != 0) end_observed_wait(start);
  return (int)result;
}

// MARK: poll

int poll(struct pollfd *entries, nfds_t count, int milliseconds) {
  int64_t length = nanoseconds_of_milliseconds(milliseconds);
  if (is_for_virtual_clock(length)) {
    return wait_for_descriptors(entries, count, deadline_of(length), NULL);
  }
  int64_t start = begin_real_wait(length);
  if (real.poll != NULL) return end_real_wait(start, real.poll(entries, count, milliseconds));
  struct timespec time = timespec_of(length);
  struct timespec *limit = milliseconds < 0 ? NULL : &time;
  return (int)with_errno(CALL5(SYS_ppoll, entries, count, limit, NULL, MASK_SIZE));
}

int ppoll(
  struct pollfd *entries, nfds_t count, const struct timespec *time, const sigset_t *mask
) {
  int64_t length = length_of(time);
  if (is_for_virtual_clock(length)) {
    return wait_for_descriptors(entries, count, deadline_of(length), mask);
  }
  int64_t start = begin_real_wait(length);
  if (real.ppoll != NULL) return end_real_wait(start, real.ppoll(entries, count, time, mask));
  struct timespec copy = time != NULL ? *time : (struct timespec){0, 0};
  struct timespec *limit = time != NULL ? &copy : NULL;
  return (int)with_errno(CALL5(SYS_ppoll, entries, count, limit, mask, MASK_SIZE));
}

// MARK: select

// The events that the kernel counts as readable, writable and exceptional.
static const short readable = POLLRDNORM | POLLRDBAND | POLLIN | POLLHUP | POLLERR;
static const short writable = POLLWRBAND | POLLWRNORM | POLLOUT | POLLERR;
static const short exceptional = POLLPRI;

// Sets may have more bits than the type allows, so they are read as the kernel does.
static bool has(const fd_set *set, int descriptor) {
  const unsigned long *words = (const unsigned long *)set;
  return set != NULL
    && (words[descriptor / (8 * sizeof *words)] >> (descriptor % (8 * sizeof *words)) & 1) != 0;
}

/// Removes the descriptors that aren't ready from a set; returns the number of those that are.
static int keep_ready(fd_set *set, const struct pollfd *entries, int count, short events) {
  if (set == NULL) return 0;
  unsigned long *words = (unsigned long *)set;
  int kept = 0;
  for (int index = 0; index < count; index++) {
    int descriptor = entries[index].fd;
    if (!has(set, descriptor)) continue;
    if ((entries[index].revents & events) != 0) {
      kept++;
    } else {
      words[descriptor / (8 * sizeof *words)] &= ~(1UL << (descriptor % (8 * sizeof *words)));
    }
  }
  return kept;
}

/// Implements `pselect` with `ppoll`, because a set may have no room for the descriptor that ends the wait.
static int select_virtually(
  int limit, fd_set *reads, fd_set *writes, fd_set *exceptions, struct deadline deadline,
  const sigset_t *mask
) {
  struct pollfd *entries = calloc((size_t)limit + 1, sizeof *entries);
  if (entries == NULL) {
    errno = ENOMEM;
    return -1;
  }
  int count = 0;
  for (int descriptor = 0; descriptor < limit; descriptor++) {
    short events = 0;
    if (has(reads, descriptor)) events |= readable;
    if (has(writes, descriptor)) events |= writable;
    if (has(exceptions, descriptor)) events |= exceptional;
    if (events != 0) entries[count++] = (struct pollfd){descriptor, events, 0};
  }
  int result = wait_for_descriptors(entries, (nfds_t)count, deadline, mask);
  for (int index = 0; result > 0 && index < count; index++) {
    if ((entries[index].revents & POLLNVAL) != 0) {
      errno = EBADF;
      result = -1;
    }
  }
  if (result >= 0) {
    result = keep_ready(reads, entries, count, readable)
      + keep_ready(writes, entries, count, writable)
      + keep_ready(exceptions, entries, count, exceptional);
  }
  free(entries);
  return result;
}

int select(
  int limit, fd_set *restrict reads, fd_set *restrict writes, fd_set *restrict exceptions,
  struct timeval *restrict time
) {
  int64_t length = -1;
  if (time != NULL) {
    int64_t seconds = nanoseconds_of(&(struct timespec){time->tv_sec, 0});
    length = time->tv_sec < 0 || time->tv_usec < 0
      ? 0 : saturating_sum(seconds, time->tv_usec * 1000LL);
  }
  if (limit >= 0 && is_for_virtual_clock(length)) {
    struct deadline deadline = deadline_of(length);
    int result = select_virtually(limit, reads, writes, exceptions, deadline, NULL);
    if (time == NULL) return result;
    // Linux reports the time left.
    int64_t left = moment_of(&deadline) - atomic_load(&elapsed);
    struct timespec rest = timespec_of(left > 0 ? left : 0);
    *time = (struct timeval){rest.tv_sec, rest.tv_nsec / 1000};
    return result;
  }
  int64_t start = begin_real_wait(length);
  if (real.select != NULL) {
    return end_real_wait(start, real.select(limit, reads, writes, exceptions, time));
  }
  struct timespec copy = timespec_of(length);
  struct timespec *real_limit = time != NULL ? &copy : NULL;
  return (int)with_errno(
    CALL6(SYS_pselect6, limit, reads, writes, exceptions, real_limit, NULL));
}

int pselect(
  int limit, fd_set *restrict reads, fd_set *restrict writes, fd_set *restrict exceptions,
  const struct timespec *restrict time, const sigset_t *restrict mask
) {
  int64_t length = length_of(time);
  if (limit >= 0 && is_for_virtual_clock(length)) {
    struct deadline deadline = deadline_of(length);
    return select_virtually(limit, reads, writes, exceptions, deadline, mask);
  }
  int64_t start = begin_real_wait(length);
  if (real.pselect != NULL) {
    return end_real_wait(start, real.pselect(limit, reads, writes, exceptions, time, mask));
  }
  struct timespec copy = time != NULL ? *time : (struct timespec){0, 0};
  struct {
    const sigset_t *mask;
    size_t size;
  } signals = {mask, MASK_SIZE};
  return (int)with_errno(
    CALL6(
      SYS_pselect6, limit, reads, writes, exceptions, time != NULL ? &copy : NULL,
      mask != NULL ? &signals : NULL));
}

// MARK: epoll

/// Waits for an `epoll` as for any other descriptor, and then reads its events without a wait.
static int wait_for_events(
  int descriptor, struct epoll_event *events, int limit, struct deadline deadline,
  const sigset_t *mask
) {
  while (true) {
    struct pollfd entry = {descriptor, POLLIN, 0};
    int result = wait_for_descriptors(&entry, 1, deadline, mask);
    if (result < 0) return result;
    long count = CALL6(SYS_epoll_pwait, descriptor, events, limit, 0, NULL, 0);
    note_events(descriptor, events, (int)count);
    // Another thread may have taken the events.
    if (count != 0 || result == 0) return (int)with_errno(count);
  }
}

static int wait_for_epoll(
  int descriptor, struct epoll_event *events, int limit, int milliseconds, const sigset_t *mask,
  const void *caller
) {
  int64_t length = nanoseconds_of_milliseconds(milliseconds);
  if (has_modes()) note_watcher(descriptor, caller);
  if (is_for_virtual_clock(length)) {
    struct deadline deadline = deadline_of(length);
    return wait_for_events(descriptor, events, limit, deadline, mask);
  }
  int64_t start = begin_real_wait(length);
  int count = real.epoll_pwait != NULL
    ? real.epoll_pwait(descriptor, events, limit, milliseconds, mask)
    : (int)with_errno(
        CALL6(SYS_epoll_pwait, descriptor, events, limit, milliseconds, mask, MASK_SIZE));
  if (has_modes()) note_events(descriptor, events, count);
  return end_real_wait(start, count);
}

int epoll_pwait(
  int descriptor, struct epoll_event *events, int limit, int milliseconds, const sigset_t *mask
) {
  return wait_for_epoll(
    descriptor, events, limit, milliseconds, mask, __builtin_return_address(0));
}

int epoll_wait(int descriptor, struct epoll_event *events, int limit, int milliseconds) {
  if (has_modes() || real.epoll_wait == NULL) {
    return wait_for_epoll(
      descriptor, events, limit, milliseconds, NULL, __builtin_return_address(0));
  }
  return real.epoll_wait(descriptor, events, limit, milliseconds);
}

int epoll_pwait2(
  int descriptor, struct epoll_event *events, int limit, const struct timespec *time,
  const sigset_t *mask
) {
  int64_t length = length_of(time);
  if (has_modes()) note_watcher(descriptor, __builtin_return_address(0));
  if (is_for_virtual_clock(length)) {
    struct deadline deadline = deadline_of(length);
    return wait_for_events(descriptor, events, limit, deadline, mask);
  }
  int64_t start = begin_real_wait(length);
  int count = (int)with_errno(
    CALL6(SYS_epoll_pwait2, descriptor, events, limit, time, mask, MASK_SIZE));
  if (has_modes()) note_events(descriptor, events, count);
  return end_real_wait(start, count);
}

#endif
