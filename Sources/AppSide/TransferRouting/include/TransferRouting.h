#ifndef TRANSFER_ROUTING_H
#define TRANSFER_ROUTING_H

#include <stdbool.h>
#include <stddef.h>

/// Where URLSession's transfers go.
///
/// FoundationNetworking makes every HTTP request with libcurl, whatever the session. The executable
/// defines the few functions of libcurl that it calls on the way, so that a transfer gets a connection
/// to this process instead of one to a server. All above stays as it is with a real server: redirects,
/// cookies, caches, challenges, streams and files.
///
/// Whatever else connects or looks up names by the C library's functions asks the router as well.

/// What becomes of a transfer.
enum transfer_route {
  /// libcurl connects to the server.
  TRANSFER_PASSES,
  /// libcurl connects to the router.
  TRANSFER_IS_ROUTED,
};

/// A router of transfers. Its functions are called on any thread.
struct transfer_router {
  /// Decides about a transfer when it is given its URL.
  ///
  /// `caller` holds the return addresses of the code that made the request, innermost first; there may
  /// be none.
  enum transfer_route (*route)(
    unsigned long transfer, const char *url, const void *const *caller, size_t caller_count);
  /// Takes a listening socket that the transfer is about to connect to, and closes it later.
  void (*listen)(unsigned long transfer, int descriptor);
  /// Hears that libcurl is done with a transfer.
  void (*end)(unsigned long transfer);
  /// Hears, after `end`, that a transfer has no consequences left: its handle has begun the next one, as
  /// after a redirect, or is gone.
  void (*forget)(unsigned long transfer);
  /// Decides whether a host's name may be looked up; it is neither `localhost` nor an address.
  bool (*permits_look_up)(const char *host, const void *const *caller, size_t caller_count);
  /// Hears an address that was found for a host.
  void (*found)(const char *host, const char *address);
  /// Decides whether a socket may be connected to an internet address other than loopback.
  bool (*permits_connection)(
    const char *address, int port, const void *const *caller, size_t caller_count);
};

/// Installs the router; it must stay valid.
void transfer_routing_install(const struct transfer_router *router);

/// Accepts the connection of this process to a router's listening socket, and turns away those of
/// others.
///
/// Returns a descriptor that doesn't block, or -1 if nobody has connected yet.
int transfer_routing_accept(int listener);

/// Makes a routed transfer end with an error.
///
/// - code: libcurl's error code; 0 leaves the one that libcurl finds itself.
/// - system_error: The `errno` that belongs to it, or 0.
/// - message: At most 255 bytes of UTF-8; NULL leaves libcurl's own text.
void transfer_routing_fail(
  unsigned long transfer, int code, int system_error, const char *message);

/// Whether the functions of libcurl in this process are those that the executable defines.
bool transfer_routing_is_active(void);

/// The numbers of libcurl's errors that a router uses (`curl.h`).
enum {
  TRANSFER_ERROR_UNRESOLVED_HOST = 6,
  TRANSFER_ERROR_NOT_CONNECTED = 7,
  TRANSFER_ERROR_TIMED_OUT = 28,
  TRANSFER_ERROR_TLS = 35,
  TRANSFER_ERROR_GOT_NOTHING = 52,
  TRANSFER_ERROR_RECEIVING = 56,
};

#endif
