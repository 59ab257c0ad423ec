#if defined(__linux__)

#include "Transfers.h"

#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct transfer *first;
static unsigned long last_number;

void transfers_lock(void) { pthread_mutex_lock(&mutex); }

void transfers_unlock(void) { pthread_mutex_unlock(&mutex); }

struct transfer *transfer_of(CURL *handle) {
  struct transfer *transfer = first;
  while (transfer != NULL && transfer->handle != handle) transfer = transfer->next;
  return transfer;
}

struct transfer *transfer_numbered(unsigned long number) {
  struct transfer *transfer = first;
  while (transfer != NULL && transfer->number != number) transfer = transfer->next;
  return transfer;
}

struct transfer *transfer_added(CURL *handle) {
  struct transfer *transfer = transfer_of(handle);
  if (transfer != NULL) return transfer;
  transfer = calloc(1, sizeof *transfer);
  if (transfer == NULL) return NULL;
  transfer->handle = handle;
  transfer->next = first;
  first = transfer;
  return transfer;
}

void transfer_renew(struct transfer *transfer) {
  last_number += 1;
  transfer->number = last_number;
  transfer->code = 0;
  transfer->system_error = 0;
  transfer->message[0] = 0;
}

unsigned long transfer_remove(CURL *handle) {
  transfers_lock();
  struct transfer **link = &first;
  while (*link != NULL && (*link)->handle != handle) link = &(*link)->next;
  struct transfer *found = *link;
  if (found != NULL) *link = found->next;
  transfers_unlock();
  unsigned long number = found == NULL ? 0 : found->number;
  free(found);
  return number;
}

#endif
