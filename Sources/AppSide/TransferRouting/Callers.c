#if defined(__linux__)

#include "Callers.h"

#include "TransferRouting.h"

#include <VirtualClock.h>
#include <dlfcn.h>
#include <execinfo.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// A task of URLSession creates its queue on the thread that creates the task, and does everything else on
// other threads. So the task's caller is stored with the queue. Below an async method of URLSession the stack ends at
// the executor; the methods that await it are found through Swift's task.

enum { CALLER_LIMIT = 48 };

struct callers {
  size_t count;
  void *addresses[CALLER_LIMIT];
};

static char key;
static const char task_label[] = "org.swift.URLSessionTask.WorkQueue";

// dispatch/queue.h; its header isn't in the search path of C targets.
extern void *dispatch_get_specific(const void *key);
extern void dispatch_queue_set_specific(
  void *queue, const void *key, void *context, void (*destructor)(void *));

typedef void *(*queue_maker)(const char *label, void *attributes, void *target);
static queue_maker make_queue;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void find(void) {
  *(void **)(&make_queue) = dlsym(RTLD_NEXT, "dispatch_queue_create_with_target");
}

void *create_queue(const char *label, void *attributes, void *target) __asm__(
  "dispatch_queue_create_with_target");

void *create_queue(const char *label, void *attributes, void *target) {
  pthread_once(&once, find);
  void *queue = make_queue(label, attributes, target);
  if (queue == NULL || label == NULL || strcmp(label, task_label) != 0) return queue;
  struct callers *callers = malloc(sizeof *callers);
  if (callers == NULL) return queue;
  int count = backtrace(callers->addresses, CALLER_LIMIT);
  callers->count = count > 0 ? (size_t)count : 0;
  uintptr_t awaiting[CALLER_LIMIT];
  size_t more = virtual_clock_read_task_callers(awaiting, CALLER_LIMIT - callers->count);
  for (size_t index = 0; index < more; index++) {
    callers->addresses[callers->count++] = (void *)awaiting[index];
  }
  dispatch_queue_set_specific(queue, &key, callers, free);
  return queue;
}

const void *const *callers_of_this_queue(size_t *count) {
  struct callers *callers = dispatch_get_specific(&key);
  *count = callers == NULL ? 0 : callers->count;
  return callers == NULL ? NULL : (const void *const *)callers->addresses;
}

#endif
