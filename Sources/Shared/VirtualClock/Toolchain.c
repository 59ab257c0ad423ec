#if defined(__linux__)

// What Swift's libraries do with time, as seen in Swift 6.3.1.
//
// Dispatch's housekeeping stays in real time:
// - An idle thread waits five seconds for work with `sem_timedwait` on a semaphore among Dispatch's global
//   variables, and ends. On the virtual clock it would make a deadline that is nobody's.
// - A thread that waits for another of Dispatch's calls `usleep` with 0.5 ms, then twice as much each time,
//   below 100 ms. On a clock that stands still it would never come back.
// - Once it has used a thread it counts its threads each second, with a timer like those of an app.
//
// Foundation's `Thread.sleep` calls `nanosleep` again until the monotonic clock has moved on.

#include "Toolchain.h"

#include <dlfcn.h>
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

/// Returns whether an address lies in the library or program that contains a function.
static bool is_beside(void (*function)(void), const void *address) {
  Dl_info image, other;
  return function != NULL && dladdr((void *)function, &image) != 0 && dladdr(address, &other) != 0
    && image.dli_fbase == other.dli_fbase;
}

bool is_pause_of_dispatch(const void *caller, unsigned microseconds) {
  if (is_virtual() && is_driver()) return false;
  unsigned length = 500;
  while (length < microseconds && length < 100000) length *= 2;
  return length == microseconds && is_beside(dispatch_async_f, caller);
}

bool belongs_to_dispatch(const sem_t *semaphore) {
  return is_beside(dispatch_async_f, semaphore);
}

bool is_in_dispatch(const void *caller) {
  return is_beside(dispatch_async_f, caller) && !is_beside(dispatch_async_f, (void *)is_in_dispatch);
}

bool is_in_concurrency(const void *caller) { return is_beside(swift_task_create, caller); }

uintptr_t running_task(void) {
  return swift_task_getCurrent != NULL ? (uintptr_t)swift_task_getCurrent() : 0;
}

bool is_in_overlay_of_dispatch(const void *address) {
  return is_beside(wait_of_semaphore, address);
}

bool is_in_program(const void *address) { return is_beside((void (*)(void))is_in_program, address); }

/// Returns whether an address lies in a function, whose end nobody knows, or in one right after it.
static bool is_in(const char *function, const void *address) {
  const uintptr_t longest = 512;
  return function != NULL && (uintptr_t)address - (uintptr_t)function < longest;
}

bool is_in_thread_sleep(const void *caller) {
  return is_in(sleep_for_interval, caller) || is_in(sleep_until_date, caller);
}

#endif
