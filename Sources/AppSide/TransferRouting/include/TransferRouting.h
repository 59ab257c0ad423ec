#ifndef TRANSFER_ROUTING_H
#define TRANSFER_ROUTING_H

#include <stdbool.h>
#include <stddef.h>

/// Routes URLSession's transfers.
///
/// FoundationNetworking makes every HTTP request with libcurl, in every kind of session. The executable
/// defines the few libcurl functions that it calls, so that a transfer is connected to this process instead
/// of a server. Everything above works as with a real server: redirects, cookies, caches, challenges, streams
/// and files.
///
/// Other code that connects or looks up names with the C library's functions asks the router as well.

/// The route of a transfer.
enum transfer_route {
  /// libcurl connects to the server.
  TRANSFER_PASSES,
  /// libcurl connects to the router.
  TRANSFER_IS_ROUTED,
};

/// A router of transfers. Its functions are called on any thread.
struct transfer_router {
  /// Decides about a transfer when it gets its URL.
  ///
  /// `caller` holds the return addresses of the code that made the request, innermost first;
  /// possibly none.
  enum transfer_route (*route)(
    unsigned long transfer, const char *url, const void *const *caller, size_t caller_count);
  /// Takes over a listening socket to which the transfer is about to connect, and closes it later.
  void (*listen)(unsigned long transfer, int descriptor);
  /// Called when libcurl is done with a transfer.
  void (*end)(unsigned long transfer);
  /// Called after `end`, when a transfer needs no further handling: its handle has begun the next one, as
  /// after a redirect, or has been freed.
  void (*forget)(unsigned long transfer);
  /// Returns whether a host's name, which is neither `localhost` nor an address, may be looked up.
  bool (*permits_look_up)(const char *host, const void *const *caller, size_t caller_count);
  /// Called with an address that was found for a host.
  void (*found)(const char *host, const char *address);
  /// Returns whether a socket may be connected to an internet address other than loopback.
  bool (*permits_connection)(
    const char *address, int port, const void *const *caller, size_t caller_count);
};

/// Installs the router; it must stay valid.
void transfer_routing_install(const struct transfer_router *router);

/// Accepts this process's connection to a router's listening socket, and rejects those of others.
///
/// Returns a non-blocking descriptor, or -1 if there isn't a connection yet.
int transfer_routing_accept(int listener);

/// Makes a routed transfer end with an error.
///
/// - code: libcurl's error code; 0 leaves the one that libcurl finds itself.
/// - system_error: The `errno` that belongs to it, or 0.
/// - message: At most 255 bytes of UTF-8; NULL leaves libcurl's own text.
void transfer_routing_fail(
  unsigned long transfer, int code, int system_error, const char *message);

/// Returns whether this process uses the libcurl functions that the executable defines.
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
