#if defined(__linux__)

// The callers of waits, for the report of what is due. Only return addresses are kept, because finding names takes
// milliseconds and only a report needs them. The unwinder finds the addresses with the tables that every library has,
// because Dispatch's functions for Swift keep no frame pointers.

#include "Callers.h"

#include <stddef.h>
#include <string.h>
#include <sys/uio.h>
#include <unwind.h>

#include "State.h"
#include "SystemCall.h"
#include "Toolchain.h"

// Swift's runtime brings the unwinder along; without it, no callers are known.
#pragma weak _Unwind_Backtrace
#pragma weak _Unwind_GetIP
#pragma weak _Unwind_GetCFA

struct walk {
  uintptr_t *callers;
  /// Below zero for frames that don't count.
  int count;
  /// The stack pointer of the last frame.
  const uintptr_t *stack;
};

static _Unwind_Reason_Code visit(struct _Unwind_Context *frame, void *context) {
  struct walk *walk = context;
  if (walk->count >= 0) walk->callers[walk->count] = (uintptr_t)_Unwind_GetIP(frame);
  walk->stack = (const uintptr_t *)_Unwind_GetCFA(frame);
  return ++walk->count < VIRTUAL_CLOCK_CALLER_LIMIT ? _URC_NO_REASON : _URC_END_OF_STACK;
}

/// Finds the caller of a function of Dispatch's library for Swift. Some of these functions have no unwind table, but
/// each keeps hardly anything on the stack.
static void go_on_from_overlay(const struct walk *walk) {
  const int longest = 4;
  if (walk->count <= 0 || walk->count >= VIRTUAL_CLOCK_CALLER_LIMIT) return;
  if (!is_in_overlay_of_dispatch((const void *)walk->callers[walk->count - 1])) return;
  for (int index = 0; index < longest; index++) {
    if (!is_in_program((const void *)walk->stack[index])) continue;
    walk->callers[walk->count] = walk->stack[index];
    return;
  }
}

void read_callers(uintptr_t callers[VIRTUAL_CLOCK_CALLER_LIMIT]) {
  memset(callers, 0, sizeof callers[0] * VIRTUAL_CLOCK_CALLER_LIMIT);
  if (_Unwind_Backtrace == NULL || _Unwind_GetIP == NULL || _Unwind_GetCFA == NULL) return;
  // The first frame is this function's.
  struct walk walk = {callers, -1, NULL};
  _Unwind_Backtrace(visit, &walk);
  go_on_from_overlay(&walk);
}

// MARK: Tasks

static bool read_memory(uintptr_t address, void *buffer, size_t size) {
  struct iovec own = {buffer, size}, other = {(void *)address, size};
  long length = CALL6(SYS_process_vm_readv, CALL0(SYS_getpid), &own, 1, &other, 1, 0);
  return length == (long)size;
}

/// Reads where the task that is about to wait will continue, and then where the functions that await it will.
///
/// After its first seven words, a task's object holds the function in which the task continues, and then the context.
/// A context begins with its caller's context, and then holds the function in which that one continues. Memory that
/// isn't as expected yields no callers.
size_t virtual_clock_read_task_callers(uintptr_t *callers, size_t capacity) {
  struct {
    uintptr_t function, context;
  } task;
  struct {
    uintptr_t parent, function;
  } context;
  uintptr_t object = running_task();
  if (object == 0 || !read_memory(object + 7 * sizeof object, &task, sizeof task)) return 0;
  uintptr_t next = task.context;
  size_t count = 0;
  while (count < capacity && next != 0) {
    if (!read_memory(next, &context, sizeof context)) return count;
    // The two are equal while a task begins to wait; if they aren't, the toolchain isn't as expected.
    if (count == 0 && context.function != task.function) return 0;
    // Return addresses are looked up one byte earlier, which must still be in the function.
    callers[count++] = context.function + 1;
    next = context.parent;
  }
  return count;
}

// MARK: Dispatch

/// A request to Dispatch, which sets its descriptor on its own thread.
struct request {
  int64_t moment;
  enum request_kind kind;
  uintptr_t callers[VIRTUAL_CLOCK_CALLER_LIMIT];
};

/// The number of requests that are kept, the latest ones. Reports show what is due soon, so they need no more.
enum { REQUEST_LIMIT = 64 };
static struct request requests[REQUEST_LIMIT];
static size_t request_count;

void note_request(int64_t length, enum request_kind kind) {
  struct request request = {saturating_sum(atomic_load(&elapsed), length), kind, {0}};
  // A task has no callers on the stack, because its executor runs it.
  if (kind == REQUEST_OF_TASK) {
    virtual_clock_read_task_callers(request.callers, VIRTUAL_CLOCK_CALLER_LIMIT);
  } else {
    read_callers(request.callers);
  }
  sigset_t mask;
  lock_state(&mask);
  requests[request_count++ % REQUEST_LIMIT] = request;
  unlock_state(&mask);
}

/// Returns whether two moments are the same but for rounding: Dispatch sets a timer to the exact moment.
static bool is_same_moment(int64_t moment, int64_t other) {
  const int64_t precision = 1000;
  return moment - other <= precision && other - moment <= precision;
}

static void name_request(struct virtual_clock_entry *entry, const struct request *request) {
  memcpy(entry->callers, request->callers, sizeof entry->callers);
  entry->is_asked_for = true;
  entry->is_task = request->kind == REQUEST_OF_TASK;
}

void find_request(struct virtual_clock_entry *entry) {
  for (size_t index = 0; index < REQUEST_LIMIT && index < request_count; index++) {
    if (!is_same_moment(requests[index].moment, entry->deadline)) continue;
    name_request(entry, &requests[index]);
    return;
  }
}

static bool is_listed(
  int64_t moment, const struct virtual_clock_entry *entries, size_t count
) {
  for (size_t index = 0; index < count; index++) {
    if (entries[index].is_asked_for && is_same_moment(moment, entries[index].deadline)) return true;
  }
  return false;
}

size_t add_requests(struct virtual_clock_entry *entries, size_t count, size_t capacity) {
  const size_t timer_count = count < capacity ? count : capacity;
  for (size_t index = 0; index < REQUEST_LIMIT && index < request_count; index++) {
    const struct request *request = &requests[index];
    if (request->kind != REQUEST_FOR_GOOD || request->moment <= atomic_load(&elapsed)) continue;
    if (is_listed(request->moment, entries, timer_count)) continue;
    if (count < capacity) {
      entries[count] = (struct virtual_clock_entry){
        .kind = VIRTUAL_CLOCK_TIMER_DESCRIPTOR, .deadline = request->moment,
        .clock = CLOCK_MONOTONIC,
      };
      name_request(&entries[count], request);
    }
    count++;
  }
  return count;
}

#endif
