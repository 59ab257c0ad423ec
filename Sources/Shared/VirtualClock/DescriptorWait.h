#ifndef DESCRIPTOR_WAIT_H
#define DESCRIPTOR_WAIT_H

#include <poll.h>
#include <signal.h>

#include "State.h"

#pragma GCC visibility push(hidden)

/// Waits for descriptors until a deadline of the virtual clock, like `ppoll`.
///
/// Returns the result of `ppoll` and sets `errno`.
int wait_for_descriptors(
  struct pollfd *entries, nfds_t count, struct deadline deadline, const sigset_t *mask);

#pragma GCC visibility pop

#endif
