#if defined(__linux__)

#include "RunningThreads.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "State.h"
#include "SystemCall.h"

/// The threads of the harness itself in an app; there are one or two.
enum { REAL_TIME_THREAD_LIMIT = 16 };
static _Atomic int32_t real_time_threads[REAL_TIME_THREAD_LIMIT];

void note_real_time_thread(int32_t thread, bool uses_real_time) {
  for (int index = 0; index < REAL_TIME_THREAD_LIMIT; index++) {
    int32_t before = uses_real_time ? 0 : thread;
    int32_t after = uses_real_time ? thread : 0;
    if (atomic_load(&real_time_threads[index]) == thread && uses_real_time) return;
    if (atomic_compare_exchange_strong(&real_time_threads[index], &before, after)) return;
  }
}

static bool uses_real_time(int32_t thread) {
  for (int index = 0; index < REAL_TIME_THREAD_LIMIT; index++) {
    if (atomic_load(&real_time_threads[index]) == thread) return true;
  }
  return false;
}

/// Reads what the kernel writes of a thread; returns false if there is nothing.
static bool read_facts(int32_t thread, const char *name, char text[128]) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/task/%d/%s", thread, name);
  long file = CALL4(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC, 0);
  if (file < 0) return false;
  long length = CALL3(SYS_read, file, text, 127);
  CALL1(SYS_close, file);
  if (length <= 0) return false;
  text[length] = 0;
  return true;
}

/// Returns whether a thread runs, is about to, or waits for a disk.
static bool is_running(int32_t thread) {
  char text[128];
  if (!read_facts(thread, "stat", text)) return false;
  // "TID (name) STATE …", and the name may contain any character.
  const char *end = strrchr(text, ')');
  return end != NULL && end[1] == ' ' && (end[2] == 'R' || end[2] == 'D');
}

/// Returns the next thread of a folder that isn't the calling one and doesn't use real time; zero at the end.
static int32_t next_thread(DIR *folder) {
  struct dirent *entry;
  while ((entry = readdir(folder)) != NULL) {
    int32_t thread = atoi(entry->d_name);
    if (thread > 0 && thread != own_thread() && !uses_real_time(thread)) return thread;
  }
  return 0;
}

size_t virtual_clock_list_threads(struct virtual_clock_thread *threads, size_t capacity) {
  DIR *folder = opendir("/proc/self/task");
  if (folder == NULL) return 0;
  size_t count = 0;
  int32_t thread;
  while ((thread = next_thread(folder)) != 0) {
    if (count < capacity) {
      threads[count] = (struct virtual_clock_thread){thread, is_running(thread)};
    }
    count++;
  }
  closedir(folder);
  return count;
}

// MARK: Threads that compute

/// Threads that have computed for so long that nobody waits for them any more, until they come to rest.
enum { COMPUTING_LIMIT = 32 };
static int32_t computing[COMPUTING_LIMIT];
static int computing_count;

static bool is_computing(int32_t thread) {
  for (int index = 0; index < computing_count; index++) {
    if (computing[index] == thread) return true;
  }
  return false;
}

/// The processor time that a thread had when somebody began to wait for it.
struct allowance {
  int32_t thread;
  int64_t start;
};
static struct allowance allowances[COMPUTING_LIMIT];
static int allowance_count;
/// Whether a thread has used up what it may while somebody waited.
static bool is_any_spent;

/// Returns the time that a thread has had a processor; real time where the kernel doesn't count that.
static int64_t processor_time(int32_t thread) {
  char text[128];
  return read_facts(thread, "schedstat", text) ? strtoll(text, NULL, 10) : real_value(CLOCK_MONOTONIC);
}

/// Returns whether a thread has had a processor for so long that it computes.
///
/// One that could run but has got no processor yet, on a busy machine, has used nothing of its time.
static bool is_spent(int32_t thread, int64_t limit) {
  int64_t time = processor_time(thread);
  for (int index = 0; index < allowance_count; index++) {
    if (allowances[index].thread != thread) continue;
    bool is_over = time - allowances[index].start >= limit;
    is_any_spent = is_any_spent || is_over;
    return is_over;
  }
  if (allowance_count < COMPUTING_LIMIT) {
    allowances[allowance_count++] = (struct allowance){thread, time};
  }
  return false;
}

/// What a look at all threads is for.
enum look { LOOK_FOR_ANY, LOOK_FOR_NEW, NOTE_ALL };

/// Looks at the threads; returns whether one runs that is looked for. One that is new computes when it has
/// had a processor for the limit.
static bool others_are_running(enum look look, int64_t limit) {
  DIR *folder = opendir("/proc/self/task");
  if (folder == NULL) return false;
  bool found = false;
  // Those that compute still.
  int32_t seen[COMPUTING_LIMIT];
  int seen_count = 0;
  int32_t thread;
  while (!found && (thread = next_thread(folder)) != 0) {
    if (!is_running(thread)) continue;
    bool computes = look == LOOK_FOR_NEW && (is_computing(thread) || is_spent(thread, limit));
    if (look == NOTE_ALL || computes) {
      if (seen_count < COMPUTING_LIMIT) seen[seen_count++] = thread;
    } else {
      found = true;
    }
  }
  closedir(folder);
  if (look != LOOK_FOR_ANY && !found) {
    memcpy(computing, seen, sizeof seen[0] * (size_t)seen_count);
    computing_count = seen_count;
  }
  return found;
}

bool virtual_clock_is_at_rest(void) { return !others_are_running(LOOK_FOR_ANY, 0); }

/// - Parameter limit: For any thread the longest wait in real time, for new ones the processor time of each.
static bool wait_until_at_rest(int64_t limit, enum look look) {
  const int64_t first_pause = 20000;
  // Who waits for a disk, or gets no processor at all, must not hold the driver for ever.
  int64_t longest = look == LOOK_FOR_NEW ? limit + NANOSECONDS : limit;
  int64_t start = real_value(CLOCK_MONOTONIC);
  allowance_count = 0;
  is_any_spent = false;
  int64_t pause = first_pause;
  // Twice, because a thread that is looked at early may be woken by one that is looked at late.
  for (int quiet_looks = 0; quiet_looks < 2;) {
    if (!others_are_running(look, limit)) {
      quiet_looks++;
      continue;
    }
    quiet_looks = 0;
    int64_t left = start + longest - real_value(CLOCK_MONOTONIC);
    if (left <= 0) return false;
    struct timespec time = timespec_of(pause < left ? pause : left);
    CALL4(SYS_clock_nanosleep, CLOCK_MONOTONIC, 0, &time, NULL);
    if (pause < look_interval) pause *= 2;
  }
  return !is_any_spent;
}

bool virtual_clock_wait_until_at_rest(int64_t limit) {
  return wait_until_at_rest(limit, LOOK_FOR_ANY);
}

// MARK: What was woken

_Atomic uint32_t waking_count;
/// The count when the threads had come to rest.
static uint32_t count_at_rest;

bool virtual_clock_rest(int64_t limit) {
  // Before looking: what is woken afterwards makes the next call look again.
  uint32_t count = atomic_load(&waking_count);
  if (count == count_at_rest) return true;
  bool is_at_rest = wait_until_at_rest(limit, LOOK_FOR_NEW);
  if (!is_at_rest) others_are_running(NOTE_ALL, 0);
  count_at_rest = count;
  return is_at_rest;
}

#endif
