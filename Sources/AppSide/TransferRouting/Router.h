#ifndef ROUTER_H
#define ROUTER_H

#include "TransferRouting.h"

/// The installed router, or NULL.
const struct transfer_router *current_router(void);

#endif
