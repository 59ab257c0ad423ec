#ifndef BLOCKING_CALLS_H
#define BLOCKING_CALLS_H

#include <stdbool.h>

#pragma GCC visibility push(hidden)

/// Returns whether waiting for a descriptor's events would block the driver without a time limit.
bool may_block(int descriptor, short events);
/// Remembers the files of the standard output and the standard error; called when the clock is stopped.
void keep_standard_outputs(void);

#pragma GCC visibility pop

#endif
