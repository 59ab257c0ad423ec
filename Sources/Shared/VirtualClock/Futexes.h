#ifndef FUTEXES_H
#define FUTEXES_H

#include <stdint.h>

#include "State.h"

#pragma GCC visibility push(hidden)

/// Returns whether a `futex` call is a wait for the virtual clock: with a time limit or by the driver.
bool is_wait_for_virtual_clock(const long arguments[6]);
/// Returns whether a `futex` call takes a lock, as Swift's `Mutex` does.
bool is_futex_lock(const long arguments[6]);
/// Returns whether a `futex` call may wake another thread.
bool wakes_others(const long arguments[6]);
/// Waits on a futex; returns what the kernel would.
long wait_for_futex(const long arguments[6]);

#pragma GCC visibility pop

#endif
