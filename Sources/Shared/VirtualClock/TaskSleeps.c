#if defined(__linux__)

// `Task.sleep` in a process whose sleeps are taken. Swift asks Dispatch to wake the task, on the thread and in
// the task that is about to sleep. When the sleep is taken, the task is woken at once.
//
// On the virtual clock, these functions record the code that asks for a later call.
//
// Where Dispatch is linked into the program, its own functions take the place of these weak ones, and such sleeps
// are real.

#include <dlfcn.h>
#include <stddef.h>

#include "Callers.h"
#include "DispatchWatch.h"
#include "State.h"
#include "Toolchain.h"

typedef void (*after_function)(uint64_t when, void *queue, void *context, void (*work)(void *));
typedef void (*block_function)(uint64_t when, void *queue, void *block);
typedef void (*timer_function)(void *source, uint64_t start, uint64_t interval, uint64_t leeway);

/// `DISPATCH_TIME_NOW`.
static const uint64_t now = 0;
/// `DISPATCH_TIME_FOREVER`.
static const uint64_t never = UINT64_MAX;

/// Returns the time until a clock shows a value.
///
/// Real time has passed since the value was computed. A value whole milliseconds after the thread's last reading
/// was computed from that reading.
static int64_t length_until_value(clockid_t clock, int64_t value) {
  const int64_t millisecond = 1000000;
  if (is_virtual()) return value - virtual_value(clock);
  int64_t reading = last_reading(clock);
  bool is_from_reading = reading != 0 && (value - reading) % millisecond == 0;
  return value - (is_from_reading ? reading : real_value(clock));
}

/// Returns the time until a moment of Dispatch, whose first two bits select the clock.
static int64_t length_until(uint64_t when) {
  const uint64_t value = when & ~(3ULL << 62);
  switch (when >> 62) {
  case 0:
  case 1:
    return length_until_value(CLOCK_MONOTONIC, (int64_t)when);
  case 2:
    return length_until_value(CLOCK_BOOTTIME, (int64_t)value);
  default:
    return length_until_value(CLOCK_REALTIME, -(int64_t)when);
  }
}

/// Returns whether a moment of Dispatch is a date, which may be moved.
static bool is_date(uint64_t when) { return when >> 62 == 3; }

/// Returns the moment to pass to Dispatch: `now` if the sleep of a task is taken, otherwise the given one.
///
/// - `kind`: The kind of request, unless a task makes it.
static uint64_t wake_up(uint64_t when, const void *caller, enum request_kind kind) {
  if (!has_modes() || when == now || when == never) return when;
  int64_t length = length_until(when);
  if (length <= 0) return when;
  bool is_task = is_in_concurrency(caller);
  if (is_virtual()) {
    if (is_task) kind = REQUEST_OF_TASK;
    note_request(length, kind == REQUEST_FOR_GOOD && is_date(when) ? OTHER_REQUEST : kind);
    return when;
  }
  return is_task && take_sleep(length) ? now : when;
}

void dispatch_after_f(uint64_t when, void *queue, void *context, void (*work)(void *))
  __attribute__((weak));
void dispatch_after_f(uint64_t when, void *queue, void *context, void (*work)(void *)) {
  after_function function = (after_function)dlsym(RTLD_NEXT, "dispatch_after_f");
  function(wake_up(when, __builtin_return_address(0), REQUEST_FOR_GOOD), queue, context, work);
}

void dispatch_after(uint64_t when, void *queue, void *block) __attribute__((weak));
void dispatch_after(uint64_t when, void *queue, void *block) {
  block_function function = (block_function)dlsym(RTLD_NEXT, "dispatch_after");
  function(wake_up(when, __builtin_return_address(0), REQUEST_FOR_GOOD), queue, block);
}

void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway)
  __attribute__((weak));
void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  timer_function function = (timer_function)dlsym(RTLD_NEXT, "dispatch_source_set_timer");
  if (keep_dispatch_watch(source, __builtin_return_address(0), start, interval, leeway)) {
    function(source, never, never, 0);
    return;
  }
  function(source, wake_up(start, __builtin_return_address(0), OTHER_REQUEST), interval, leeway);
}

#endif
