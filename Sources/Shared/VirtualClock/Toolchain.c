#if defined(__linux__)

// The use of time in Swift's libraries, as of Swift 6.3.1.
//
// Dispatch's housekeeping stays in real time:
// - An idle thread waits five seconds for work with `sem_timedwait` on a semaphore among Dispatch's global variables,
//   and then ends. On the virtual clock, this would be a deadline that the app hasn't asked for.
// - A thread that waits for another thread of Dispatch calls `usleep`, first for 0.5 ms and then for twice as long
//   each time, below 100 ms. On a clock that stands still, the call would never return. The thread isn't at rest
//   during the pause, because it continues without being woken.
// - Once Dispatch has used a thread, it counts its threads each second, with a timer like those of an app. It sets
//   this timer with the function that apps call, and then the timer's handler. Other timers that it sets in this way
//   begin after their interval.
// Foundation's `Thread.sleep` calls `nanosleep` again until the monotonic clock shows the end.

#include "Toolchain.h"

#include <link.h>
#include <stdatomic.h>
#include <stddef.h>

#include "State.h"

extern void dispatch_async_f(void) __attribute__((weak));
extern void swift_task_create(void) __attribute__((weak));
extern void *swift_task_getCurrent(void) __attribute__((weak));
// `DispatchSemaphore.wait(timeout:)`.
extern void wait_of_semaphore(void)
  __asm__("$s8Dispatch0A9SemaphoreC4wait7timeoutAA0A13TimeoutResultOAA0A4TimeV_tF")
  __attribute__((weak));
// `Thread.sleep(forTimeInterval:)` and `Thread.sleep(until:)`.
extern char sleep_for_interval[] __asm__("$s10Foundation6ThreadC5sleep15forTimeIntervalySd_tFZ")
  __attribute__((weak));
extern char sleep_until_date[] __asm__("$s10Foundation6ThreadC5sleep5untily0A10Essentials4DateV_tFZ")
  __attribute__((weak));

/// A library or the program, identified by a function in it. Its bounds in memory are found once: none of them is ever
/// unloaded, and every timer that is armed needs them.
struct image {
  const uintptr_t function;
  _Atomic uintptr_t start, end;
};

static struct image dispatch = {(uintptr_t)dispatch_async_f, 0, 0};
static struct image concurrency = {(uintptr_t)swift_task_create, 0, 0};
static struct image overlay_of_dispatch = {(uintptr_t)wait_of_semaphore, 0, 0};
static struct image program = {(uintptr_t)is_in_program, 0, 0};

/// Keeps the bounds of an image if these segments are its own.
static int keep_bounds(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  struct image *image = context;
  uintptr_t start = UINTPTR_MAX, end = 0;
  for (size_t index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
    if (segment->p_type != PT_LOAD) continue;
    uintptr_t first = info->dlpi_addr + segment->p_vaddr;
    if (first < start) start = first;
    if (first + segment->p_memsz > end) end = first + segment->p_memsz;
  }
  if (image->function < start || image->function >= end) return 0;
  // The start is stored last, so that a thread that finds it finds the end, too.
  atomic_store(&image->end, end);
  atomic_store(&image->start, start);
  return 1;
}

/// Returns whether an address lies in an image, which is false for an image that isn't linked.
static bool is_inside(struct image *image, const void *address) {
  if (image->function == 0) return false;
  if (atomic_load(&image->start) == 0) dl_iterate_phdr(keep_bounds, image);
  uintptr_t start = atomic_load(&image->start);
  return start != 0 && (uintptr_t)address >= start && (uintptr_t)address < atomic_load(&image->end);
}

bool is_pause_of_dispatch(const void *caller, unsigned microseconds) {
  if (is_virtual() && is_driver()) return false;
  unsigned length = 500;
  while (length < microseconds && length < 100000) length *= 2;
  return length == microseconds && is_inside(&dispatch, caller);
}

bool belongs_to_dispatch(const sem_t *semaphore) { return is_inside(&dispatch, semaphore); }

bool is_in_dispatch(const void *caller) {
  return is_inside(&dispatch, caller) && !is_inside(&dispatch, (void *)is_in_dispatch);
}

bool is_watch_of_dispatch(
  const void *caller, uint64_t start, uint64_t interval, uint64_t leeway
) {
  // On Dispatch's first clock, and set to the present time.
  return interval == NANOSECONDS && leeway == 0 && start >> 62 == 0 && is_in_dispatch(caller)
    && (int64_t)start <= (is_virtual() ? virtual_value(CLOCK_MONOTONIC) : real_value(CLOCK_MONOTONIC));
}

bool is_in_concurrency(const void *caller) { return is_inside(&concurrency, caller); }

uintptr_t running_task(void) {
  return swift_task_getCurrent != NULL ? (uintptr_t)swift_task_getCurrent() : 0;
}

bool is_in_overlay_of_dispatch(const void *address) {
  return is_inside(&overlay_of_dispatch, address);
}

bool is_in_program(const void *address) { return is_inside(&program, address); }

/// Returns whether an address lies in a function, whose end is unknown, or right after it.
static bool is_in(const char *function, const void *address) {
  const uintptr_t longest = 512;
  return function != NULL && (uintptr_t)address - (uintptr_t)function < longest;
}

bool is_in_thread_sleep(const void *caller) {
  return is_in(sleep_for_interval, caller) || is_in(sleep_until_date, caller);
}

#endif
