#if defined(__linux__)

// `Task.sleep` in a process in which sleeps are taken. Swift asks Dispatch to wake the task, on the thread and
// in the task that is about to sleep. When somebody takes the sleep the task is woken at once.
//
// Where Dispatch is linked into the program its own functions take the place of these, which are weak, and
// such sleeps are real.

#include <dlfcn.h>
#include <stddef.h>

#include "State.h"
#include "Toolchain.h"

typedef void (*after_function)(uint64_t when, void *queue, void *context, void (*work)(void *));
typedef void (*timer_function)(void *source, uint64_t start, uint64_t interval, uint64_t leeway);

/// `DISPATCH_TIME_NOW`.
static const uint64_t now = 0;

/// How long it is until a moment of Dispatch, whose first two bits say on which clock it is.
static int64_t length_until(uint64_t when) {
  const uint64_t value = when & ~(3ULL << 62);
  switch (when >> 62) {
  case 0:
  case 1:
    return (int64_t)when - real_value(CLOCK_MONOTONIC);
  case 2:
    return (int64_t)value - real_value(CLOCK_BOOTTIME);
  default:
    return -(int64_t)when - real_value(CLOCK_REALTIME);
  }
}

/// Returns the moment at which a task is to be woken.
static uint64_t wake_up(uint64_t when, const void *caller) {
  bool is_asked = has_modes() && !is_virtual() && is_in_concurrency(caller);
  int64_t length = is_asked && when != now && when != UINT64_MAX ? length_until(when) : 0;
  return length > 0 && take_sleep(length) ? now : when;
}

void dispatch_after_f(uint64_t when, void *queue, void *context, void (*work)(void *))
  __attribute__((weak));
void dispatch_after_f(uint64_t when, void *queue, void *context, void (*work)(void *)) {
  after_function function = (after_function)dlsym(RTLD_NEXT, "dispatch_after_f");
  function(wake_up(when, __builtin_return_address(0)), queue, context, work);
}

void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway)
  __attribute__((weak));
void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  timer_function function = (timer_function)dlsym(RTLD_NEXT, "dispatch_source_set_timer");
  function(source, wake_up(start, __builtin_return_address(0)), interval, leeway);
}

#endif
