#if defined(__linux__)

// Timers with a descriptor. The kernel's timers stand still; one that is due is set to one nanosecond, so that a
// thread that polls or reads it finds it in the state that it would have on the kernel's clock.

#include "TimerDescriptors.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include "BlockingCalls.h"
#include "Callers.h"
#include "Pacemaker.h"
#include "Randomness.h"
#include "RealFunctions.h"
#include "RunningThreads.h"
#include "State.h"
#include "SystemCall.h"
#include "Toolchain.h"
#include "Waits.h"

struct descriptor_timer {
  struct wait wait;
  clockid_t clock;
  /// One of the timer's descriptors, and the number of them.
  int descriptor;
  int descriptor_count;
  /// The number of times that it has been due since it was last read.
  uint64_t expirations;
  /// The `epoll` that watches it, -1 without one, and the data that the `epoll` reports for it.
  int epoll;
  epoll_data_t data;
  /// The `epoll` that has reported it and whose watcher hasn't waited again since; -1 without one.
  int seen_epoll;
  /// Whether it is set but stands still, because its `epoll` no longer watches it.
  bool is_left;
  struct descriptor_timer *next;
};

/// The timer of each descriptor. Timers with larger numbers keep real time; untouched pages cost nothing.
enum { DESCRIPTOR_LIMIT = 65536 };
static _Atomic(struct descriptor_timer *) timers[DESCRIPTOR_LIMIT];
static struct descriptor_timer *first;
/// The thread that was last seen waiting for the events of each `epoll`.
static _Atomic int32_t watchers[DESCRIPTOR_LIMIT];
/// The `epoll` of the thread in which Dispatch watches its timers; -1 before there is one.
static _Atomic int epoll_of_dispatch = -1;

static bool is_in_table(int descriptor) { return descriptor >= 0 && descriptor < DESCRIPTOR_LIMIT; }

static struct descriptor_timer *timer_of(int descriptor) {
  return is_in_table(descriptor) ? atomic_load(&timers[descriptor]) : NULL;
}

/// Returns whether a descriptor may belong to a timer on the virtual clock. Doesn't take the lock.
static bool may_be_timer(int descriptor) {
  return has_modes() && timer_of(descriptor) != NULL && virtual_clock_is_on();
}

// MARK: Watchers

// Dispatch never reads a timer, and sets it or takes it out of its `epoll` only when it has more timers. But it waits
// for the next events when it has handled the last ones.

void note_watcher(int epoll, const void *caller) {
  if (!is_in_table(epoll)) return;
  if (atomic_exchange(&watchers[epoll], own_thread()) != own_thread()) {
    if (is_in_dispatch(caller)) {
      atomic_store(&epoll_of_dispatch, epoll);
    } else if (atomic_load(&epoll_of_dispatch) == epoll) {
      atomic_store(&epoll_of_dispatch, -1);
    }
  }
  if (!is_anything_given_out()) return;
  sigset_t mask;
  lock_state(&mask);
  for (struct descriptor_timer *timer = first; timer != NULL; timer = timer->next) {
    if (timer->seen_epoll != epoll) continue;
    timer->seen_epoll = -1;
    take_up(&timer->wait);
  }
  unlock_state(&mask);
}

void note_events(int epoll, const struct epoll_event *events, int count) {
  if (count <= 0 || !is_anything_given_out()) return;
  sigset_t mask;
  lock_state(&mask);
  for (struct descriptor_timer *timer = first; timer != NULL; timer = timer->next) {
    if (timer->epoll != epoll || !timer->wait.is_given_out) continue;
    for (int index = 0; index < count; index++) {
      if (events[index].data.u64 == timer->data.u64) timer->seen_epoll = epoll;
    }
  }
  unlock_state(&mask);
}

/// Returns the thread that watches a timer, or zero.
static int32_t watcher_of(const struct descriptor_timer *timer) {
  return is_in_table(timer->epoll) ? atomic_load(&watchers[timer->epoll]) : 0;
}

bool virtual_clock_has_unread_timer(void) {
  if (!has_modes() || !virtual_clock_is_on()) return false;
  bool is_found = false;
  sigset_t mask;
  lock_state(&mask);
  for (struct descriptor_timer *timer = first; timer != NULL && !is_found; timer = timer->next) {
    is_found = timer->expirations > 0 && watcher_of(timer) == own_thread();
  }
  unlock_state(&mask);
  return is_found;
}

// MARK: The kernel's timer

/// Notes that the calling thread, which sets or moves a timer, has taken it up. A thread that watches the timer may
/// have other events to handle, so it has taken the timer up only when it waits for the next events.
static void take_up_if_done(struct descriptor_timer *timer) {
  bool goes_on =
    timer->seen_epoll >= 0 && atomic_load(&watchers[timer->seen_epoll]) == own_thread();
  if (!goes_on) take_up(&timer->wait);
}

/// Sets the kernel's timer; returns whether the descriptor still belongs to a timer.
static bool set_kernel_timer(int descriptor, int64_t nanoseconds) {
  struct itimerspec setting = {{0, 0}, timespec_of(nanoseconds)};
  return CALL4(SYS_timerfd_settime, descriptor, 0, &setting, NULL) == 0;
}

/// Waits until the kernel's timer of one nanosecond is due. A run loop that polls before then finds no event, and the
/// clock no longer has a deadline for the timer.
///
/// With the timer hardware of current x86 machines, the timer is due when the call that sets it returns. A kernel that
/// handles timers in a thread (`PREEMPT_RT`), or only at each tick, takes longer.
static void wait_for_kernel_timer(int descriptor) {
  struct pollfd entry = {descriptor, POLLIN, 0};
  struct timespec limit = {1, 0};
  CALL5(SYS_ppoll, &entry, 1, &limit, NULL, 0);
}

static void fire(struct wait *wait) {
  struct descriptor_timer *timer = (struct descriptor_timer *)wait;
  timer->expirations += wait->interval > 0 ? (uint64_t)renew(wait) : 1;
  timer->seen_epoll = -1;
  // The order matters, because the thread that watches the timer may be faster than this one.
  int32_t watcher = watcher_of(timer);
  if (watcher != 0 && watcher != own_thread()) {
    if (timer->epoll == atomic_load(&epoll_of_dispatch)) note_housekeeping();
    give_out(wait);
  } else {
    note_waking();
  }
  bool is_set = set_kernel_timer(timer->descriptor, 1);
  if (is_set && watcher == own_thread()) wait_for_kernel_timer(timer->descriptor);
}

/// Sets a timer whose kernel timer stands still. If it is already due, it fires.
static void set(struct descriptor_timer *timer, struct deadline deadline, int64_t interval) {
  timer->wait.kind = VIRTUAL_CLOCK_TIMER_DESCRIPTOR;
  timer->wait.deadline = deadline;
  timer->wait.interval = interval;
  timer->wait.thread = own_thread();
  timer->wait.fire = fire;
  timer->is_left = false;
  int64_t late = atomic_load(&elapsed) - moment_of(&deadline);
  if (late < 0) {
    arm(&timer->wait);
    return;
  }
  disarm(&timer->wait);
  if (interval > 0) {
    timer->expirations += (uint64_t)(late / interval);
    timer->wait.deadline.moment += late / interval * interval;
  }
  fire(&timer->wait);
}

// MARK: The table of timers

static struct descriptor_timer *remember(int descriptor, clockid_t clock) {
  struct descriptor_timer *timer = calloc(1, sizeof *timer);
  if (timer == NULL) return NULL;
  timer->clock = clock;
  timer->descriptor = descriptor;
  timer->descriptor_count = 1;
  timer->epoll = timer->seen_epoll = -1;
  timer->next = first;
  first = timer;
  atomic_store(&timers[descriptor], timer);
  return timer;
}

static void forget(int descriptor) {
  struct descriptor_timer *timer = timer_of(descriptor);
  if (timer == NULL) return;
  atomic_store(&timers[descriptor], NULL);
  if (--timer->descriptor_count > 0) {
    for (int other = 0; timer->descriptor == descriptor && other < DESCRIPTOR_LIMIT; other++) {
      if (timer_of(other) == timer) timer->descriptor = other;
    }
    return;
  }
  disarm(&timer->wait);
  take_up(&timer->wait);
  struct descriptor_timer **place = &first;
  while (*place != timer) place = &(*place)->next;
  *place = timer->next;
  free(timer);
}

static void remember_copy(int descriptor, int copy) {
  struct descriptor_timer *timer = timer_of(descriptor);
  if (timer == NULL || !is_in_table(copy) || timer_of(copy) == timer) return;
  forget(copy);
  timer->descriptor_count++;
  atomic_store(&timers[copy], timer);
}

/// Returns the number after a label in the kernel's description of a descriptor, or -1.
static long long number_after(const char *text, const char *label) {
  const char *place = strstr(text, label);
  return place != NULL ? strtoll(place + strlen(label), NULL, 10) : -1;
}

static int64_t time_after(const char *text, const char *label) {
  const char *place = strstr(text, label);
  long long seconds = 0, nanoseconds = 0;
  if (place == NULL || sscanf(place + strlen(label), " (%lld, %lld)", &seconds, &nanoseconds) != 2) {
    return 0;
  }
  return seconds * NANOSECONDS + nanoseconds;
}

/// Takes over a timer made elsewhere. Returns NULL for other descriptors, and for a timer of processor time.
static struct descriptor_timer *adopt(int descriptor) {
  char path[48], text[512];
  snprintf(path, sizeof path, "/proc/self/fdinfo/%d", descriptor);
  long file = CALL4(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC, 0);
  if (file < 0) return NULL;
  long length = CALL3(SYS_read, file, text, sizeof text - 1);
  CALL1(SYS_close, file);
  if (length <= 0) return NULL;
  text[length] = 0;
  clockid_t clock = (clockid_t)number_after(text, "clockid:");
  if (!is_stopped_clock(clock)) return NULL;
  struct descriptor_timer *timer = remember(descriptor, clock);
  if (timer == NULL) return NULL;
  long long ticks = number_after(text, "ticks:");
  int64_t left = time_after(text, "it_value:");
  int64_t interval = time_after(text, "it_interval:");
  set_kernel_timer(descriptor, 0);
  if (left > 0) {
    struct deadline deadline = deadline_after(clock, left);
    long long flags = number_after(text, "settime flags: 0");
    if (flags > 0 && (flags & TFD_TIMER_ABSTIME) != 0) {
      deadline = deadline_at(clock, virtual_value(clock) + left);
    }
    set(timer, deadline, interval);
  }
  if (ticks > 0) {
    timer->expirations = (uint64_t)ticks;
    set_kernel_timer(descriptor, 1);
  }
  return timer;
}

void adopt_timer_descriptors(void) {
  DIR *folder = opendir("/proc/self/fd");
  if (folder == NULL) return;
  struct dirent *entry;
  while ((entry = readdir(folder)) != NULL) {
    char path[300], target[32];
    snprintf(path, sizeof path, "/proc/self/fd/%s", entry->d_name);
    long length = CALL4(SYS_readlinkat, AT_FDCWD, path, target, sizeof target - 1);
    int descriptor = atoi(entry->d_name);
    if (length <= 0 || !is_in_table(descriptor)) continue;
    target[length] = 0;
    if (strcmp(target, "anon_inode:[timerfd]") == 0) adopt(descriptor);
  }
  closedir(folder);
}

// MARK: libc's functions

int timerfd_create(int clock, int flags) {
  int descriptor = (int)with_errno(CALL2(SYS_timerfd_create, clock, flags));
  if (has_modes() && virtual_clock_is_on() && is_in_table(descriptor) && is_stopped_clock(clock)) {
    sigset_t mask;
    lock_state(&mask);
    forget(descriptor);
    remember(descriptor, clock);
    unlock_state(&mask);
  }
  return descriptor;
}

static struct itimerspec setting_of(const struct descriptor_timer *timer) {
  struct itimerspec setting = {timespec_of(timer->wait.interval), {0, 0}};
  if (timer->wait.is_armed || timer->is_left) {
    int64_t left = moment_of(&timer->wait.deadline) - atomic_load(&elapsed);
    setting.it_value = timespec_of(left > 0 ? left : 1);
  }
  return setting;
}

int timerfd_settime(
  int descriptor, int flags, const struct itimerspec *new, struct itimerspec *old
) {
  bool is_valid_setting =
    new != NULL && is_valid(&new->it_value) && is_valid(&new->it_interval);
  if (!has_modes() || !virtual_clock_is_on() || !is_valid_setting || !is_in_table(descriptor)) {
    return (int)with_errno(CALL4(SYS_timerfd_settime, descriptor, flags, new, old));
  }
  // `new` and `old` may be the same place.
  struct itimerspec setting = *new;
  uintptr_t callers[VIRTUAL_CLOCK_CALLER_LIMIT];
  read_callers(callers);
  sigset_t mask;
  lock_state(&mask);
  struct descriptor_timer *timer = timer_of(descriptor);
  if (timer == NULL) timer = adopt(descriptor);
  if (timer == NULL) {
    unlock_state(&mask);
    return (int)with_errno(CALL4(SYS_timerfd_settime, descriptor, flags, new, old));
  }
  if (old != NULL) *old = setting_of(timer);
  take_up_if_done(timer);
  disarm(&timer->wait);
  set_kernel_timer(descriptor, 0);
  timer->expirations = 0;
  timer->is_left = false;
  timer->wait.interval = nanoseconds_of(&setting.it_interval);
  int64_t value = nanoseconds_of(&setting.it_value);
  if (value > 0) {
    memcpy(timer->wait.callers, callers, sizeof callers);
    bool is_absolute = (flags & TFD_TIMER_ABSTIME) != 0;
    set(
      timer, is_absolute ? deadline_at(timer->clock, value) : deadline_after(timer->clock, value),
      timer->wait.interval);
  }
  unlock_state(&mask);
  return 0;
}

int timerfd_gettime(int descriptor, struct itimerspec *setting) {
  if (may_be_timer(descriptor)) {
    sigset_t mask;
    lock_state(&mask);
    struct descriptor_timer *timer = timer_of(descriptor);
    if (timer != NULL) *setting = setting_of(timer);
    unlock_state(&mask);
    if (timer != NULL) return 0;
  }
  return (int)with_errno(CALL2(SYS_timerfd_gettime, descriptor, setting));
}

ssize_t read(int descriptor, void *buffer, size_t size) {
  if (has_seed() && is_random_device(descriptor)) {
    fill_from_seed(buffer, size);
    return (ssize_t)size;
  }
  bool is_blocked = has_modes() && may_block(descriptor, POLLIN);
  unsigned before = is_blocked ? begin_block() : 0;
  ssize_t length = real.read != NULL
    ? real.read(descriptor, buffer, size)
    : (ssize_t)with_errno(CALL3(SYS_read, descriptor, buffer, size));
  if (is_blocked) end_block(before);
  if (length == sizeof(uint64_t) && may_be_timer(descriptor)) {
    sigset_t mask;
    lock_state(&mask);
    struct descriptor_timer *timer = timer_of(descriptor);
    if (timer != NULL && timer->expirations > 0) {
      memcpy(buffer, &timer->expirations, sizeof timer->expirations);
      timer->expirations = 0;
      take_up(&timer->wait);
    }
    unlock_state(&mask);
  }
  return length;
}

int epoll_ctl(int epoll, int operation, int descriptor, struct epoll_event *event) {
  if (may_be_timer(descriptor)) {
    sigset_t mask;
    lock_state(&mask);
    struct descriptor_timer *timer = timer_of(descriptor);
    if (timer != NULL) {
      take_up_if_done(timer);
      if (operation == EPOLL_CTL_DEL || event == NULL) {
        timer->epoll = -1;
        // Dispatch leaves a timer set that it no longer watches, so no thread waits for it.
        timer->is_left = timer->is_left || timer->wait.is_armed;
        disarm(&timer->wait);
      } else {
        timer->epoll = epoll;
        timer->data = event->data;
        if (timer->is_left) set(timer, timer->wait.deadline, timer->wait.interval);
      }
    }
    unlock_state(&mask);
  }
  return (int)with_errno(CALL4(SYS_epoll_ctl, epoll, operation, descriptor, event));
}

int close(int descriptor) {
  if (may_be_timer(descriptor)) {
    sigset_t mask;
    lock_state(&mask);
    forget(descriptor);
    unlock_state(&mask);
  }
  if (real.close != NULL) return real.close(descriptor);
  return (int)with_errno(CALL1(SYS_close, descriptor));
}

static int copied(int descriptor, long copy) {
  if (copy >= 0 && may_be_timer(descriptor)) {
    sigset_t mask;
    lock_state(&mask);
    remember_copy(descriptor, (int)copy);
    unlock_state(&mask);
  }
  return (int)with_errno(copy);
}

/// Forgets the timer of a descriptor that is about to be replaced.
static void make_free(int descriptor, int copy) {
  if (descriptor == copy || !may_be_timer(copy)) return;
  sigset_t mask;
  lock_state(&mask);
  forget(copy);
  unlock_state(&mask);
}

int dup(int descriptor) { return copied(descriptor, CALL1(SYS_dup, descriptor)); }

int dup3(int descriptor, int copy, int flags) {
  make_free(descriptor, copy);
  return copied(descriptor, CALL3(SYS_dup3, descriptor, copy, flags));
}

int dup2(int descriptor, int copy) {
  if (descriptor != copy) return dup3(descriptor, copy, 0);
  long result = CALL3(SYS_fcntl, descriptor, F_GETFD, 0);
  return (int)with_errno(result < 0 ? result : copy);
}

#endif
