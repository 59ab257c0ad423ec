#if defined(__linux__)

// System calls by number, as Dispatch uses them for futexes and Swift for random numbers.

#include <stdarg.h>
#include <stddef.h>
#include <time.h>
#include <unistd.h>

#include "Futexes.h"
#include "Pacemaker.h"
#include "Randomness.h"
#include "RunningThreads.h"
#include "State.h"
#include "SystemCall.h"

long syscall(long number, ...) {
  long arguments[6];
  va_list list;
  va_start(list, number);
  // The kernel ignores arguments that weren't given.
  for (int index = 0; index < 6; index++) arguments[index] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom && has_seed()) {
    fill_from_seed((void *)arguments[0], (size_t)arguments[1]);
    return arguments[1];
  }
  if (has_modes() && is_virtual()) {
    switch (number) {
    case SYS_futex:
      if (wakes_others(arguments)) note_waking();
      if (is_futex_lock(arguments) && is_driver()) {
        unsigned before = begin_block();
        long result = CALL4(SYS_futex, arguments[0], arguments[1], arguments[2], arguments[3]);
        end_block(before);
        return with_errno(result);
      }
      if (is_wait_for_virtual_clock(arguments)) return with_errno(wait_for_futex(arguments));
      break;
    case SYS_clock_gettime:
      return clock_gettime((clockid_t)arguments[0], (struct timespec *)arguments[1]);
    case SYS_clock_nanosleep:
      return with_errno(
        -clock_nanosleep(
          (clockid_t)arguments[0], (int)arguments[1], (const struct timespec *)arguments[2],
          (struct timespec *)arguments[3]));
    default:
      break;
    }
  }
  return with_errno(
    system_call(
      number, arguments[0], arguments[1], arguments[2], arguments[3], arguments[4],
      arguments[5]));
}

#endif
