#ifndef TRANSFERS_H
#define TRANSFERS_H

#include "Libcurl.h"

/// The state of a libcurl handle.
struct transfer {
  CURL *handle;
  /// The number of the current transfer: a handle makes another one after a redirect.
  unsigned long number;
  bool is_routed;
  char *error_buffer;
  int code;
  int system_error;
  char message[ERROR_BUFFER_SIZE];
  struct transfer *next;
};

/// Locks and unlocks the list of transfers.
void transfers_lock(void);
void transfers_unlock(void);

/// Finds a transfer by its handle or its number; NULL if there isn't one. The list must be locked.
struct transfer *transfer_of(CURL *handle);
struct transfer *transfer_numbered(unsigned long number);

/// Finds or adds the transfer of a handle; NULL if memory runs out. The list must be locked.
struct transfer *transfer_added(CURL *handle);

/// Gives a transfer a new number and forgets its error. The list must be locked.
void transfer_renew(struct transfer *transfer);

/// Removes the transfer of a handle that is freed, and returns its number, or 0 if it had none.
unsigned long transfer_remove(CURL *handle);

#endif
