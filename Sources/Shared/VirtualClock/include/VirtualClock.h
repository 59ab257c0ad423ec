#ifndef VIRTUAL_CLOCK_H
#define VIRTUAL_CLOCK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The clock that everything in a process shares. It can be stopped and moved.
//
// An executable that links this module defines libc's clock and timer functions itself, so libdispatch, Foundation
// and Swift Concurrency call them like any other code. Until `virtual_clock_start`, each of these functions only
// reads one number and calls libc's own. From then on all clocks stand still, nothing that waits for a time wakes up
// on its own, and `virtual_clock_advance` moves the clock from deadline to deadline.
//
// Times are in nanoseconds. A moment is the time since the start of the virtual clock.
//
// Not on this clock: timeouts inside libc, such as those of `getaddrinfo` and `SO_RCVTIMEO`; clocks that count
// processor time; semaphores that another process posts; programs linked without a dynamic libc
// (`-static-executable`), in which libc's own functions can't be found.

#ifdef __cplusplus
extern "C" {
#endif

/// The moment of a deadline that never comes.
#define VIRTUAL_CLOCK_NEVER INT64_MAX

/// Returns whether the process can have a virtual clock: on Linux, with a dynamic libc.
bool virtual_clock_is_available(void);

/// Stops all clocks of the process at their present values.
///
/// The calling thread becomes the driver: the thread that advances the clock. While the driver sleeps, the clock
/// moves to the end of the sleep. While it waits for something else (an event, data, a signal, a lock, the end of a
/// thread or process), with or without a time limit, no other thread of the program could move the clock. The clock
/// then moves at the pace of real time, or as `virtual_clock_leap_while_blocked` describes. It also moves at the
/// pace of real time once another thread has called `exit`.
///
/// Returns false, and changes nothing, where a virtual clock isn't available.
bool virtual_clock_start(void);

/// Returns whether work outside the process that may affect it is under way, such as an answer from a server.
///
/// Called on a thread that uses real time.
typedef bool (*virtual_clock_outside_probe)(void *context);

/// Lets the clock move straight from deadline to deadline while the driver is blocked.
///
/// It does so only while no other thread runs and no work is under way outside, because only a deadline can then end
/// the driver's wait. It moves by an hour at most in one blocked call, and at the pace of real time after that.
void virtual_clock_leap_while_blocked(virtual_clock_outside_probe probe, void *context);

/// Returns whether the clocks of the process are virtual.
bool virtual_clock_is_on(void);

/// Returns the present moment; zero when the clock is off.
int64_t virtual_clock_now(void);

/// Returns the real value of the kernel's monotonic clock.
int64_t virtual_clock_real_now(void);

/// Returns the earliest moment at which something is due, or `VIRTUAL_CLOCK_NEVER`.
///
/// Once Dispatch has used a thread, Dispatch has its own timer that is due each second. Where Dispatch is a separate
/// library, that timer is never set; `virtual_clock_rest` does its work. Where Dispatch is linked into the program,
/// the timer shares a kernel timer with `asyncAfter`, so it can't be left out. It only adds one more stop.
int64_t virtual_clock_next_deadline(void);

/// Returns whether an `epoll` of the calling thread watches a due timer descriptor that hasn't been read.
///
/// Foundation's run loop takes one event at a time, so it may have taken another thread's wake-up and left the
/// timer, which no longer has a deadline.
bool virtual_clock_has_unread_timer(void);

/// Looks up the seed that the process was launched with: the number after `-ui-testing.seed`.
///
/// With a seed, Swift's random numbers follow from it, and so does the order of waits that are due at the same
/// moment. Returns false without a seed.
bool virtual_clock_seed(uint64_t *seed);

/// Moves the clock to the next deadline, but not beyond a moment, and wakes one sleeper or timer that is due then.
///
/// Sleepers and timers with the same deadline are woken in the order of their arrival or, with a seed, in the order
/// that the seed gives. The deadline stays the next one until all of them are woken. Between two calls, the caller
/// decides whether the process is at rest.
///
/// Returns the moment reached; a moment in the past has no effect.
int64_t virtual_clock_advance(int64_t moment);

/// Waits until other threads have taken up what was woken: sleepers have left their calls, and the threads that
/// watch timers have received their events.
///
/// A thread that has taken up a timer may still run. The calling thread's own timers are not waited for.
///
/// - `limit`: The longest wait, in real time. Wake-ups not taken up by then aren't waited for again.
///
/// Returns false when the limit has passed.
bool virtual_clock_wait_until_taken(int64_t limit);

/// Waits until no other thread of the process runs.
///
/// A thread that waits for the kernel or another thread doesn't run. Threads that use real time, see
/// `virtual_clock_use_real_time`, don't count. The kernel sends no notification when a thread comes to rest, so this
/// function checks again, with growing pauses of a few milliseconds at most.
///
/// Returns false when the limit, in real time, has passed.
bool virtual_clock_wait_until_at_rest(int64_t limit);

/// Waits like `virtual_clock_wait_until_at_rest`, but only if another thread was woken or given work since the last
/// call. Threads that were running at the end of that call, and haven't come to rest since, are left out.
///
/// So the call costs nothing if nothing was woken, and a thread that computes costs the limit only once. The limit
/// is the processor time of each thread, so a thread that gets no processor on a busy machine is still waited for.
/// After the limit and another three seconds of real time, this call ends in any case; the next one waits for that
/// thread again.
///
/// Returns false when a thread has used up the limit, or the real time is up. Only the driver may call it.
bool virtual_clock_rest(int64_t limit);

/// Waits like `virtual_clock_rest`, also for threads that something outside the process may have woken.
///
/// Returns whether all other threads are at rest now. Only the driver may call it.
bool virtual_clock_come_to_rest(int64_t limit);

/// Makes the next check read the states of all threads, even of those that haven't run since the last check.
///
/// Only its state distinguishes a thread that something outside has just woken, and that has had no processor yet,
/// from a sleeping one. Only the driver may call this function.
void virtual_clock_forget_rest(void);

/// Returns whether no thread has run or was woken since the driver found all at rest.
bool virtual_clock_is_still_at_rest(void);

/// Returns the number of times that a thread that may run the program's code was woken or given work, or a timer of
/// the driver was due.
///
/// The thread in which Dispatch watches its timers isn't counted, so its housekeeping doesn't change this number.
uint32_t virtual_clock_waking_count(void);

/// Returns whether no other thread of the process runs, and none ran during the check.
bool virtual_clock_is_at_rest(void);

/// Reads the return addresses of the functions that await the calling thread's task, innermost first.
///
/// The task must have made the continuation for which it is about to wait; otherwise the addresses are those of its
/// last wait. Returns their number, which is zero without a task.
size_t virtual_clock_read_task_callers(uintptr_t *callers, size_t capacity);

/// A thread of the process.
struct virtual_clock_thread {
  /// The kernel's number.
  int32_t number;
  /// Whether it runs, is about to run, or waits for a disk.
  bool is_running;
};

/// Lists the other threads of the process, except those that use real time, whether the clock is on or not.
///
/// Returns the number of threads, which may exceed the capacity.
size_t virtual_clock_list_threads(struct virtual_clock_thread *threads, size_t capacity);

/// Sets the offset that is added to the process's date; other clocks don't change.
///
/// Waits for a date become due earlier or later by as much; waits for a length of time don't change.
void virtual_clock_set_date_offset(int64_t offset);

/// Returns the offset that is added to the process's date.
int64_t virtual_clock_date_offset(void);

/// Sets whether the calling thread sees real time and waits in it.
///
/// Returns whether it did so before the call.
bool virtual_clock_use_real_time(bool uses_real_time);

/// The kind of a wait.
enum virtual_clock_kind {
  /// `sleep`, `usleep`, `nanosleep`, `clock_nanosleep`, `Thread.sleep`.
  VIRTUAL_CLOCK_SLEEP,
  /// `poll`, `select`, `epoll_wait` and the like.
  VIRTUAL_CLOCK_DESCRIPTORS,
  VIRTUAL_CLOCK_CONDITION,
  VIRTUAL_CLOCK_SEMAPHORE,
  VIRTUAL_CLOCK_MUTEX,
  VIRTUAL_CLOCK_FUTEX,
  /// A `timerfd`: the timers of Dispatch, and therefore of `Task.sleep`, and those of Foundation.
  VIRTUAL_CLOCK_TIMER_DESCRIPTOR,
  /// `setitimer` and `alarm`.
  VIRTUAL_CLOCK_ALARM,
  /// `timer_settime`.
  VIRTUAL_CLOCK_POSIX_TIMER,
};

/// The number of return addresses that are kept for each wait.
enum { VIRTUAL_CLOCK_CALLER_LIMIT = 16 };

/// Something that waits for a time.
struct virtual_clock_entry {
  enum virtual_clock_kind kind;
  /// The kernel's number of the thread that sleeps or has set the timer.
  int32_t thread;
  /// The name of that thread, empty when it has ended.
  char thread_name[16];
  /// The moment at which it is due.
  int64_t deadline;
  /// The time after which a timer is due again; zero for a timer that doesn't repeat.
  int64_t interval;
  /// The clock of the wait: `CLOCK_REALTIME` and so on.
  int32_t clock;
  /// Whether the code that asked Dispatch for this timer is known.
  bool is_asked_for;
  /// Whether Swift asked for it, for a task that sleeps.
  bool is_task;
  /// The return addresses of the code that began to wait, set the timer or asked Dispatch for it, the innermost
  /// first; zeros after the last.
  uintptr_t callers[VIRTUAL_CLOCK_CALLER_LIMIT];
};

/// Lists what waits for a time, by deadline.
///
/// Returns the number of entries, which may exceed the capacity.
size_t virtual_clock_list(struct virtual_clock_entry *entries, size_t capacity);

/// Returns the number of threads that wait with a time limit on the virtual clock; timers don't count.
size_t virtual_clock_sleeper_count(void);

/// Called before a sleep of the calling thread, which it may take.
///
/// - `nanoseconds`: The length of the sleep.
///
/// Returns whether it took the sleep, which is then over.
typedef bool (*virtual_clock_sleep_taker)(int64_t nanoseconds);

/// Receives the real time that the calling thread has waited for descriptors, as a run loop does.
typedef void (*virtual_clock_wait_observer)(int64_t nanoseconds);

/// Lets a function take the sleeps of threads in a process whose own time stays real.
///
/// - `taker`: Called on the thread that calls `sleep`, `usleep`, `nanosleep`, `clock_nanosleep` or, in Swift,
///   `Thread.sleep` or `Task.sleep`, except for sleeps of the taker itself. With NULL, no more sleeps are taken.
/// - `observer`: Called after each wait for descriptors whose time limit isn't zero.
///
/// A thread that uses real time, see `virtual_clock_use_real_time`, has neither.
void virtual_clock_take_sleeps(
  virtual_clock_sleep_taker taker, virtual_clock_wait_observer observer);

#ifdef __cplusplus
}
#endif

#endif
