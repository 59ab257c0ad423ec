#if defined(__linux__)

// Who waits, for the report of what is due. The return addresses are found by frame pointers, which Swift, its
// libraries and Dispatch keep. A function without them leads astray, so the kernel reads the stack: it knows
// where that ends.

#include "Callers.h"

#include <stddef.h>
#include <string.h>
#include <sys/uio.h>

#include "State.h"
#include "SystemCall.h"

enum { PAGE = 4096, STACK_SIZE = 2 * PAGE, PART_LIMIT = 3 };

void read_callers(uintptr_t callers[VIRTUAL_CLOCK_CALLER_LIMIT]) {
  memset(callers, 0, sizeof callers[0] * VIRTUAL_CLOCK_CALLER_LIMIT);
  uintptr_t copy[STACK_SIZE / sizeof(uintptr_t)];
  const uintptr_t start = (uintptr_t)__builtin_frame_address(0);
  struct iovec parts[PART_LIMIT], own = {copy, sizeof copy};
  size_t count = 0;
  // Page by page, so that the end of the stack is no error.
  for (uintptr_t place = start; place < start + STACK_SIZE; count++) {
    uintptr_t end = (place / PAGE + 1) * PAGE;
    if (end > start + STACK_SIZE) end = start + STACK_SIZE;
    parts[count] = (struct iovec){(void *)place, end - place};
    place = end;
  }
  long size = CALL6(SYS_process_vm_readv, CALL0(SYS_getpid), &own, 1, parts, count, 0);
  uintptr_t frame = start;
  for (size_t index = 0; index < VIRTUAL_CLOCK_CALLER_LIMIT; index++) {
    size_t word = (frame - start) / sizeof(uintptr_t);
    if ((long)((word + 2) * sizeof(uintptr_t)) > size) return;
    callers[index] = copy[word + 1];
    uintptr_t next = copy[word];
    // The stack of an asynchronous function has a mark in it.
    if (next <= frame || next - start >= STACK_SIZE || next % sizeof(uintptr_t) != 0) return;
    frame = next;
  }
}

// MARK: Dispatch

struct request {
  int64_t moment;
  bool is_task;
  uintptr_t callers[VIRTUAL_CLOCK_CALLER_LIMIT];
};

/// The last of what was asked for; more is not needed, because a report shows what is due soon.
enum { REQUEST_LIMIT = 64 };
static struct request requests[REQUEST_LIMIT];
static size_t request_count;

void note_request(int64_t length, bool is_task) {
  struct request request = {saturating_sum(atomic_load(&elapsed), length), is_task, {0}};
  read_callers(request.callers);
  sigset_t mask;
  lock_state(&mask);
  requests[request_count++ % REQUEST_LIMIT] = request;
  unlock_state(&mask);
}

void find_request(struct virtual_clock_entry *entry) {
  // Dispatch sets a timer to the very moment.
  const int64_t precision = 1000;
  for (size_t index = 0; index < REQUEST_LIMIT && index < request_count; index++) {
    const struct request *request = &requests[index];
    int64_t difference = request->moment - entry->deadline;
    if (difference > precision || difference < -precision) continue;
    memcpy(entry->callers, request->callers, sizeof entry->callers);
    entry->is_task = request->is_task;
    return;
  }
}

#endif
