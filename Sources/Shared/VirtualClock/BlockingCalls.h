#ifndef BLOCKING_CALLS_H
#define BLOCKING_CALLS_H

#include <stdbool.h>

#pragma GCC visibility push(hidden)

/// Whether the driver is about to wait for a descriptor's events in a call without a time limit.
bool may_block(int descriptor, short events);
/// Keeps what the standard output and the standard error are; called when the clock is stopped.
void keep_standard_outputs(void);

#pragma GCC visibility pop

#endif
