#if defined(__linux__)

#include "RunningThreads.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "DispatchWatch.h"
#include "State.h"
#include "SystemCall.h"
#include "Waits.h"

_Atomic uint32_t waking_count;
_Atomic uint32_t housekeeping_count;

/// A small set of threads; unused places are zero.
enum { THREAD_SET_SIZE = 64 };
struct thread_set {
  _Atomic int32_t threads[THREAD_SET_SIZE];
};

static void set_member(struct thread_set *set, int32_t thread, bool is_member) {
  for (int index = 0; index < THREAD_SET_SIZE; index++) {
    int32_t before = is_member ? 0 : thread;
    int32_t after = is_member ? thread : 0;
    if (atomic_load(&set->threads[index]) == thread && is_member) return;
    if (atomic_compare_exchange_strong(&set->threads[index], &before, after)) return;
  }
}

static bool has_member(struct thread_set *set, int32_t thread) {
  for (int index = 0; index < THREAD_SET_SIZE; index++) {
    if (atomic_load(&set->threads[index]) == thread) return true;
  }
  return false;
}

/// The harness's own threads in an app; there are one or two.
static struct thread_set real_time_threads;

void note_real_time_thread(int32_t thread, bool uses_real_time) {
  set_member(&real_time_threads, thread, uses_real_time);
}

/// The threads that pause in real time and continue without being woken.
static struct thread_set pausing_threads;

void note_pausing_thread(int32_t thread, bool pauses) { set_member(&pausing_threads, thread, pauses); }

// MARK: Looking

/// Returns the processor time of a thread, or zero if it has ended. A thread hasn't run while its time is unchanged.
static int64_t processor_time(int32_t thread) {
  // The kernel's number for a thread's clock, as `pthread_getcpuclockid` returns it, which takes a `pthread_t`.
  const unsigned clock_of_thread = 6;
  struct timespec time = {0, 0};
  CALL2(SYS_clock_gettime, (clockid_t)((~(unsigned)thread << 3) | clock_of_thread), &time);
  return nanoseconds_of(&time);
}

/// The kernel's letters for a thread that runs or is about to run, and for one that waits for a disk.
static const char running_state = 'R', disk_state = 'D';

static bool is_running_state(char state) { return state == running_state || state == disk_state; }

/// Returns the kernel's letter for a thread's state; for a pausing thread that of a running one, for an ended one
/// zero.
static char state_of(DIR *folder, int32_t thread) {
  if (has_member(&pausing_threads, thread)) return running_state;
  char path[32], text[128];
  snprintf(path, sizeof path, "%d/stat", thread);
  long file = CALL4(SYS_openat, dirfd(folder), path, O_RDONLY | O_CLOEXEC, 0);
  if (file < 0) return 0;
  long length = CALL3(SYS_read, file, text, sizeof text - 1);
  CALL1(SYS_close, file);
  if (length <= 0) return 0;
  text[length] = 0;
  // "TID (name) STATE …", and the name may contain any character.
  const char *end = strrchr(text, ')');
  return end != NULL && end[1] == ' ' ? end[2] : 0;
}

/// Returns the next thread of a folder that isn't the calling one and doesn't use real time; zero at the end.
static int32_t next_thread(DIR *folder) {
  struct dirent *entry;
  while ((entry = readdir(folder)) != NULL) {
    int32_t thread = atoi(entry->d_name);
    if (thread > 0 && thread != own_thread() && !has_member(&real_time_threads, thread)) return thread;
  }
  return 0;
}

/// A thread as the driver's check found it.
struct seen_thread {
  int32_t number;
  char state;
  int64_t processor_time;
};

/// The maximum number of threads that a check keeps; it only counts the running ones of the others.
enum { SEEN_LIMIT = 512 };

/// The result of one check.
struct look {
  struct seen_thread threads[SEEN_LIMIT];
  size_t count;
  /// The number of running threads.
  size_t running_count;
  /// The number of wake-ups before the check began.
  uint32_t waking_count;
  /// Whether there was room for all threads.
  bool is_complete;
};

/// Checks the threads one after the other.
static void look_at_all(struct look *look) {
  // The array of threads isn't cleared, because it is large.
  look->waking_count = atomic_load(&waking_count);
  look->count = look->running_count = 0;
  look->is_complete = false;
  DIR *folder = opendir("/proc/self/task");
  if (folder == NULL) return;
  int32_t thread;
  while ((thread = next_thread(folder)) != 0 && look->count < SEEN_LIMIT) {
    look->threads[look->count++] = (struct seen_thread){.number = thread};
  }
  // All times are read before the states. If a thread wakes another one whose state has already been read, it has run
  // since its own time was read, and a second reading shows that.
  for (size_t index = 0; index < look->count; index++) {
    look->threads[index].processor_time = processor_time(look->threads[index].number);
  }
  for (size_t index = 0; index < look->count; index++) {
    struct seen_thread *seen = &look->threads[index];
    seen->state = state_of(folder, seen->number);
    if (is_running_state(seen->state)) look->running_count++;
  }
  look->is_complete = thread == 0;
  for (; thread != 0; thread = next_thread(folder)) {
    if (is_running_state(state_of(folder, thread))) look->running_count++;
  }
  closedir(folder);
}

/// Returns whether, since a check, no thread has run and this process has neither made nor woken one. Threads that
/// were at rest then still are, unless something from outside has just reached one.
static bool is_unchanged(const struct look *look) {
  if (!look->is_complete || look->waking_count != atomic_load(&waking_count)) return false;
  for (size_t index = 0; index < look->count; index++) {
    const struct seen_thread *seen = &look->threads[index];
    if (seen->processor_time != processor_time(seen->number)) return false;
  }
  return true;
}

/// The driver's last check that found no thread running. Only the driver uses it.
static struct look look_at_rest;
/// Whether the last wait for threads ended with none running.
static bool were_all_at_rest;

bool virtual_clock_is_still_at_rest(void) {
  return is_driver() && virtual_clock_is_on() && were_all_at_rest && is_unchanged(&look_at_rest);
}

size_t virtual_clock_list_threads(struct virtual_clock_thread *threads, size_t capacity) {
  if (virtual_clock_is_still_at_rest()) {
    for (size_t index = 0; index < look_at_rest.count && index < capacity; index++) {
      threads[index] = (struct virtual_clock_thread){look_at_rest.threads[index].number, false};
    }
    return look_at_rest.count;
  }
  DIR *folder = opendir("/proc/self/task");
  if (folder == NULL) return 0;
  size_t count = 0;
  int32_t thread;
  while ((thread = next_thread(folder)) != 0) {
    if (count < capacity) {
      threads[count] = (struct virtual_clock_thread){thread, is_running_state(state_of(folder, thread))};
    }
    count++;
  }
  closedir(folder);
  return count;
}

// MARK: Threads that compute

/// Threads that have computed for too long. No check waits for them until they have come to rest.
enum { COMPUTING_LIMIT = 32 };
static int32_t computing[COMPUTING_LIMIT];
static int computing_count;

static bool is_computing(int32_t thread) {
  for (int index = 0; index < computing_count; index++) {
    if (computing[index] == thread) return true;
  }
  return false;
}

/// The processor time that a thread had when a wait for it began.
struct allowance {
  int32_t thread;
  int64_t start;
};
static struct allowance allowances[COMPUTING_LIMIT];
static int allowance_count;
/// Whether a thread has used up its limit during the present wait.
static bool is_any_spent;

/// Returns whether a thread has used up its processor time, so that it counts as computing.
///
/// On a busy machine, a thread that could run but gets no processor uses none of it.
static bool is_spent(const struct seen_thread *seen, int64_t limit) {
  for (int index = 0; index < allowance_count; index++) {
    if (allowances[index].thread != seen->number) continue;
    bool is_over = seen->processor_time - allowances[index].start >= limit;
    is_any_spent = is_any_spent || is_over;
    return is_over;
  }
  if (allowance_count < COMPUTING_LIMIT) {
    allowances[allowance_count++] = (struct allowance){seen->number, seen->processor_time};
  }
  return false;
}

/// The threads to wait for: all, or only those that don't compute.
enum awaited { ANY_THREAD, NEW_THREADS };

/// Whether a thread that still ran at the end of the wait has had hardly any processor time, so that its work is still
/// to be done.
static bool is_any_starved;

/// Records which of the running threads compute, and whether any other thread still runs.
static void keep_computing(const struct look *look, int64_t limit) {
  int count = 0;
  int32_t found[COMPUTING_LIMIT];
  is_any_starved = false;
  for (size_t index = 0; index < look->count && count < COMPUTING_LIMIT; index++) {
    const struct seen_thread *seen = &look->threads[index];
    if (!is_running_state(seen->state)) continue;
    if (seen->state == disk_state || is_computing(seen->number) || is_spent(seen, limit)) {
      found[count++] = seen->number;
    } else {
      is_any_starved = true;
    }
  }
  memcpy(computing, found, sizeof found);
  computing_count = count;
}

/// Returns whether a thread that is waited for is running. A new thread counts as computing once it has used up the
/// limit.
static bool has_awaited(const struct look *look, enum awaited awaited, int64_t limit) {
  if (awaited == ANY_THREAD) return look->running_count > 0;
  for (size_t index = 0; index < look->count; index++) {
    const struct seen_thread *seen = &look->threads[index];
    if (is_running_state(seen->state) && !is_computing(seen->number) && !is_spent(seen, limit)) return true;
  }
  return false;
}

bool virtual_clock_is_at_rest(void) {
  struct look look;
  look_at_all(&look);
  return look.running_count == 0 && is_unchanged(&look);
}

/// - Parameter limit: With `ANY_THREAD` the longest wait in real time, with `NEW_THREADS` the processor time of each.
static bool wait_until_at_rest(int64_t limit, enum awaited awaited) {
  const int64_t first_pause = 20000;
  // A thread that waits for a disk, or gets no processor at all, must not hold up the driver forever.
  int64_t longest = awaited == NEW_THREADS ? limit + 3 * NANOSECONDS : limit;
  int64_t start = real_value(CLOCK_MONOTONIC);
  allowance_count = 0;
  is_any_spent = false;
  int64_t pause = 0;
  struct look look;
  for (int quiet_looks = 0;;) {
    look_at_all(&look);
    if (!has_awaited(&look, awaited, limit)) {
      // A thread that was checked early may be woken by one that was checked late, or by one that computes.
      bool is_certain = look.running_count == 0 ? is_unchanged(&look) : quiet_looks > 0;
      if (!is_certain && ++quiet_looks <= 1) continue;
      if (!is_driver() || !look_after_dispatch()) break;
      quiet_looks = 0;
      continue;
    }
    quiet_looks = 0;
    int64_t left = start + longest - real_value(CLOCK_MONOTONIC);
    if (left <= 0) {
      if (awaited == NEW_THREADS) keep_computing(&look, limit);
      were_all_at_rest = false;
      return false;
    }
    if (pause == 0) {
      // Most threads have hardly anything left to do.
      CALL0(SYS_sched_yield);
      pause = first_pause;
      continue;
    }
    struct timespec time = timespec_of(pause < left ? pause : left);
    CALL4(SYS_clock_nanosleep, CLOCK_MONOTONIC, 0, &time, NULL);
    if (pause < look_interval) pause *= 2;
  }
  if (awaited == NEW_THREADS) keep_computing(&look, limit);
  were_all_at_rest = look.running_count == 0;
  if (is_driver() && were_all_at_rest) look_at_rest = look;
  return !is_any_spent;
}

bool virtual_clock_wait_until_at_rest(int64_t limit) {
  return wait_until_at_rest(limit, ANY_THREAD);
}

// MARK: Wake-ups

/// The counts when the threads had last come to rest.
static uint32_t count_at_rest, program_count_at_rest;

uint32_t virtual_clock_waking_count(void) {
  return atomic_load(&waking_count) - atomic_load(&housekeeping_count);
}

/// Returns whether all threads were at rest and, since then, Dispatch's own thread was the only one woken and has
/// taken up all its timers.
static bool was_housekeeping_only(uint32_t program_count) {
  return were_all_at_rest && program_count == program_count_at_rest && !is_anything_given_out();
}

void virtual_clock_forget_rest(void) {
  if (is_driver()) were_all_at_rest = false;
}

bool virtual_clock_come_to_rest(int64_t limit) {
  if (virtual_clock_is_still_at_rest()) return true;
  wait_until_at_rest(limit, NEW_THREADS);
  return were_all_at_rest;
}

bool virtual_clock_rest(int64_t limit) {
  // Read before the check: a later wake-up makes the next call check again.
  uint32_t count = atomic_load(&waking_count);
  if (count == count_at_rest) return true;
  uint32_t program_count = virtual_clock_waking_count();
  bool is_at_rest = was_housekeeping_only(program_count) || wait_until_at_rest(limit, NEW_THREADS);
  // The next call waits again for a thread that has had no processor.
  if (!is_at_rest && is_any_starved) return false;
  count_at_rest = count;
  program_count_at_rest = program_count;
  return is_at_rest;
}

#endif
