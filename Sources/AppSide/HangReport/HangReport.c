#include "HangReport.h"

#if defined(__linux__)

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>
#include <unwind.h>

// The unwinder comes with Swift's runtime; without it, no report is written.
#pragma weak _Unwind_Backtrace
#pragma weak _Unwind_GetIPInfo
#pragma weak _Unwind_GetCFA
#pragma weak _Unwind_GetGR

/// The start of the main thread's stack, as the dynamic linker found it; the stack grows to lower addresses.
extern void *__libc_stack_end;
#pragma weak __libc_stack_end

#if defined(__x86_64__)
static const int frame_register = 6;
#elif defined(__aarch64__)
static const int frame_register = 29;
#else
static const int frame_register = -1;
#endif

enum {
  FRAME_LIMIT = 128,
  /// The maximum number of digits of an address, and a comma.
  DIGIT_LIMIT = 21,
};

static pthread_t main_thread;
static int output = -1;
static volatile sig_atomic_t is_reporting;

struct walk {
  uintptr_t addresses[FRAME_LIMIT];
  size_t count;
  /// The last frame's address, and the value of the frame pointer's register in it.
  uintptr_t start, frame;
};

static _Unwind_Reason_Code visit(struct _Unwind_Context *frame, void *context) {
  struct walk *walk = context;
  int is_next_instruction = 0;
  uintptr_t address = (uintptr_t)_Unwind_GetIPInfo(frame, &is_next_instruction);
  // The address at which the signal arrived isn't a return address, but a reader takes each address for one.
  walk->addresses[walk->count++] = is_next_instruction ? address + 1 : address;
  if (frame_register >= 0) {
    walk->start = (uintptr_t)_Unwind_GetCFA(frame);
    walk->frame = (uintptr_t)_Unwind_GetGR(frame, frame_register);
  }
  return walk->count < FRAME_LIMIT ? _URC_NO_REASON : _URC_END_OF_STACK;
}

/// Continues where the unwinder has lost its way, along the linked frames of Swift's functions.
///
/// That happens in Dispatch's functions for Swift, such as `DispatchSemaphore.wait(timeout:)`: they push a
/// word to align the stack that their unwind information leaves out, and don't link their own frames.
static void follow_frames(struct walk *walk) {
  if (frame_register < 0 || &__libc_stack_end == NULL) return;
  const uintptr_t size = sizeof(uintptr_t), end = (uintptr_t)__libc_stack_end - 2 * size;
  uintptr_t lowest = walk->start, frame = walk->frame;
  bool is_first = true;
  while (walk->count + 1 < FRAME_LIMIT && frame >= lowest && frame < end && frame % size == 0) {
    // The word after the pushed one. The report's reader leaves out addresses that aren't in a function.
    if (is_first && frame >= lowest + 2 * size) {
      walk->addresses[walk->count++] = ((const uintptr_t *)lowest)[1];
    }
    is_first = false;
    const uintptr_t *words = (const uintptr_t *)frame;
    if (words[1] == 0) return;
    walk->addresses[walk->count++] = words[1];
    lowest = frame + 2 * size;
    frame = words[0];
  }
}

static char *append(char *end, const char *text) {
  size_t length = strlen(text);
  memcpy(end, text, length);
  return end + length;
}

static char *append_number(char *end, uintptr_t number) {
  char digits[DIGIT_LIMIT];
  size_t count = 0;
  do {
    digits[count++] = (char)('0' + number % 10);
    number /= 10;
  } while (number > 0);
  while (count > 0) *end++ = digits[--count];
  return end;
}

static void write_all(const char *text, size_t length) {
  while (length > 0) {
    ssize_t count = write(output, text, length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;
    text += count;
    length -= (size_t)count;
  }
}

/// Does only what a handler may do: it allocates no memory and takes no locks. The unwinder asks the dynamic
/// linker, whose lock a main thread that hangs in it may hold; then no report is written, and the test goes
/// on without one.
static void report(int signal) {
  const int error = errno;
  if (!pthread_equal(pthread_self(), main_thread)) {
    // The kernel prefers the main thread, but may choose another.
    pthread_kill(main_thread, signal);
  } else if (!is_reporting) {
    is_reporting = 1;
    struct walk walk;
    memset(&walk, 0, sizeof walk);
    _Unwind_Backtrace(visit, &walk);
    follow_frames(&walk);
    char line[FRAME_LIMIT * DIGIT_LIMIT + 128];
    char *end = append(line, "{\"jsonrpc\":\"2.0\",\"method\":\"backtrace\",\"params\":{\"addresses\":[");
    for (size_t index = 0; index < walk.count; index++) {
      if (index > 0) *end++ = ',';
      end = append_number(end, walk.addresses[index]);
    }
    end = append(end, "]}}\n");
    write_all(line, (size_t)(end - line));
    is_reporting = 0;
  }
  errno = error;
}

bool hang_report_install(int signal, int descriptor) {
  if (_Unwind_Backtrace == NULL || _Unwind_GetIPInfo == NULL || _Unwind_GetCFA == NULL || _Unwind_GetGR == NULL) {
    return false;
  }
  struct sigaction old;
  if (sigaction(signal, NULL, &old) != 0) return false;
  if ((old.sa_flags & SA_SIGINFO) != 0 || old.sa_handler != SIG_DFL) return false;
  main_thread = pthread_self();
  output = descriptor;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = report;
  action.sa_flags = SA_RESTART | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  return sigaction(signal, &action, NULL) == 0;
}

#else

bool hang_report_install(int signal, int descriptor) {
  (void)signal;
  (void)descriptor;
  return false;
}

#endif
