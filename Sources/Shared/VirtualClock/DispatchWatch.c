#if defined(__linux__)

// Dispatch's watch over its threads. Once Dispatch has used a thread, it checks each second whether work waits while
// all its threads are blocked, and starts another thread for that work. On the virtual clock, this timer would
// always be due within a second: it would hide the app's own deadlines, and a week would take 604,800 steps. So the
// timer is never set on the virtual clock. The driver lets Dispatch check whenever the process has come to rest.
//
// Where Dispatch is linked into the program, its functions can't be replaced, and the timer stays.

#include "DispatchWatch.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>

#include "State.h"
#include "Toolchain.h"

typedef void (*handler_function)(void *context);
typedef void (*setting_function)(void *source, handler_function handler);

static _Atomic(void *) watch;
static _Atomic(handler_function) look;
/// Held by the thread that checks: the driver, or the pacemaker while the driver is blocked.
static atomic_flag is_looked_after = ATOMIC_FLAG_INIT;

static __thread bool is_looking;
static __thread bool has_started;

bool keep_dispatch_watch(
  void *source, const void *caller, uint64_t start, uint64_t interval, uint64_t leeway
) {
  if (!virtual_clock_is_on()) return false;
  if (!is_watch_of_dispatch(caller, start, interval, leeway)) return false;
  atomic_store(&watch, source);
  return true;
}

void dispatch_source_set_event_handler_f(void *source, handler_function handler)
  __attribute__((weak));
void dispatch_source_set_event_handler_f(void *source, handler_function handler) {
  if (source != NULL && source == atomic_load(&watch)) atomic_store(&look, handler);
  setting_function function =
    (setting_function)dlsym(RTLD_NEXT, "dispatch_source_set_event_handler_f");
  function(source, handler);
}

bool look_after_dispatch(void) {
  handler_function function = atomic_load(&look);
  if (function == NULL || atomic_flag_test_and_set(&is_looked_after)) return false;
  // Dispatch reads the kernel's files about threads, which isn't a wait of the app's.
  bool uses_real_time = virtual_clock_use_real_time(true);
  is_looking = true;
  has_started = false;
  function(atomic_load(&watch));
  is_looking = false;
  virtual_clock_use_real_time(uses_real_time);
  atomic_flag_clear(&is_looked_after);
  return has_started;
}

void look_after_dispatch_each_second(void) {
  static _Atomic int64_t last;
  int64_t now = real_value(CLOCK_MONOTONIC);
  if (now - atomic_load(&last) < NANOSECONDS) return;
  atomic_store(&last, now);
  look_after_dispatch();
}

void note_start(void) {
  if (is_looking) has_started = true;
}

#endif
