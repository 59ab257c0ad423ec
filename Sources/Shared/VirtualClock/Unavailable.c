#if !defined(__linux__)

// Where a virtual clock isn't available, time is real, and the functions say so.

#include <time.h>

#include "VirtualClock.h"

bool virtual_clock_is_available(void) { return false; }
bool virtual_clock_start(void) { return false; }
bool virtual_clock_is_on(void) { return false; }
int64_t virtual_clock_now(void) { return 0; }
bool virtual_clock_has_unread_timer(void) { return false; }
int64_t virtual_clock_next_deadline(void) { return VIRTUAL_CLOCK_NEVER; }
int64_t virtual_clock_date_offset(void) { return 0; }
size_t virtual_clock_sleeper_count(void) { return 0; }

size_t virtual_clock_read_task_callers(uintptr_t *callers, size_t capacity) {
  (void)callers;
  (void)capacity;
  return 0;
}

bool virtual_clock_seed(uint64_t *seed) {
  (void)seed;
  return false;
}

int64_t virtual_clock_real_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

int64_t virtual_clock_advance(int64_t moment) {
  (void)moment;
  return 0;
}

void virtual_clock_leap_while_blocked(virtual_clock_outside_probe probe, void *context) {
  (void)probe;
  (void)context;
}

bool virtual_clock_wait_until_taken(int64_t limit) {
  (void)limit;
  return true;
}

bool virtual_clock_wait_until_at_rest(int64_t limit) {
  (void)limit;
  return true;
}

bool virtual_clock_rest(int64_t limit) {
  (void)limit;
  return true;
}

void virtual_clock_set_date_offset(int64_t offset) { (void)offset; }

uint32_t virtual_clock_waking_count(void) { return 0; }

bool virtual_clock_is_at_rest(void) { return true; }
bool virtual_clock_is_still_at_rest(void) { return true; }

void virtual_clock_forget_rest(void) {}
bool virtual_clock_come_to_rest(int64_t limit) {
  (void)limit;
  return true;
}

bool virtual_clock_use_real_time(bool uses_real_time) {
  (void)uses_real_time;
  return true;
}

size_t virtual_clock_list(struct virtual_clock_entry *entries, size_t capacity) {
  (void)entries;
  (void)capacity;
  return 0;
}

size_t virtual_clock_list_threads(struct virtual_clock_thread *threads, size_t capacity) {
  (void)threads;
  (void)capacity;
  return 0;
}

void virtual_clock_take_sleeps(
  virtual_clock_sleep_taker taker, virtual_clock_wait_observer observer
) {
  (void)taker;
  (void)observer;
}

#endif
