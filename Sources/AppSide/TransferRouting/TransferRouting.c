#if defined(__linux__)

#include "TransferRouting.h"

#include "Callers.h"
#include "Router.h"
#include "Transfers.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

static const struct transfer_router *router;

void transfer_routing_install(const struct transfer_router *new_router) {
  __atomic_store_n(&router, new_router, __ATOMIC_RELEASE);
}

const struct transfer_router *current_router(void) {
  return __atomic_load_n(&router, __ATOMIC_ACQUIRE);
}

void transfer_routing_fail(
  unsigned long number, int code, int system_error, const char *message
) {
  transfers_lock();
  struct transfer *transfer = transfer_numbered(number);
  if (transfer != NULL) {
    transfer->code = code;
    transfer->system_error = system_error;
    if (message != NULL) strncpy(transfer->message, message, ERROR_BUFFER_SIZE - 1);
  }
  transfers_unlock();
}

bool transfer_routing_is_active(void) {
  return libcurl()->easy_setopt != NULL && libcurl()->multi_info_read != NULL;
}

/// Makes a socket for a transfer, which libcurl connects to the router's listening socket.
///
/// libcurl 7.88 connects even a socket that is reported as connected
/// (https://github.com/curl/curl/issues/10626), so a pair of sockets won't do. A name that the kernel chooses
/// (unix(7), "Autobind feature") is six bytes long and fits where libcurl keeps an address.
static int open_socket(void *number, int purpose, struct curl_sockaddr *address) {
  (void)purpose;
  const struct transfer_router *router = current_router();
  if (router == NULL) return -1;
  struct sockaddr_un name = {.sun_family = AF_UNIX};
  socklen_t length = sizeof name;
  int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  int client = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  bool is_ready = listener >= 0 && client >= 0
    && bind(listener, (struct sockaddr *)&name, sizeof name.sun_family) == 0
    && listen(listener, 4) == 0 && getsockname(listener, (struct sockaddr *)&name, &length) == 0
    && length <= sizeof address->addr;
  if (!is_ready) {
    if (listener >= 0) close(listener);
    if (client >= 0) close(client);
    return -1;
  }
  memcpy(&address->addr, &name, length);
  address->family = AF_UNIX;
  address->protocol = 0;
  address->addrlen = length;
  router->listen((unsigned long)number, listener);
  return client;
}

int transfer_routing_accept(int listener) {
  while (true) {
    int descriptor = accept4(listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
    if (descriptor < 0) return -1;
    struct ucred peer;
    socklen_t length = sizeof peer;
    bool is_known = getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &length) == 0;
    if (is_known && peer.pid == getpid()) return descriptor;
    close(descriptor);
  }
}

static int set_socket_options(void *data, int descriptor, int purpose) {
  (void)data;
  (void)descriptor;
  (void)purpose;
  return 0;
}

static struct curl_slist *nowhere;
static pthread_once_t nowhere_once = PTHREAD_ONCE_INIT;

// A numeric address needs no name look-up.
static void make_nowhere(void) { nowhere = libcurl()->slist_append(NULL, "::127.0.0.1:9"); }

static int set_routed_url(CURL *handle, unsigned long number, const char *url) {
  const struct libcurl *curl = libcurl();
  pthread_once(&nowhere_once, make_nowhere);
  curl->easy_setopt(handle, OPTION_CONNECT_TO, nowhere);
  curl->easy_setopt(handle, OPTION_OPENSOCKETFUNCTION, open_socket);
  curl->easy_setopt(handle, OPTION_OPENSOCKETDATA, (void *)number);
  curl->easy_setopt(handle, OPTION_SOCKOPTFUNCTION, set_socket_options);
  curl->easy_setopt(handle, OPTION_FRESH_CONNECT, 1L);
  curl->easy_setopt(handle, OPTION_FORBID_REUSE, 1L);
  curl->easy_setopt(handle, OPTION_HTTP_VERSION, (long)HTTP_VERSION_1_1);
  curl->easy_setopt(handle, OPTION_PROXY, "");
  const char *rest = strstr(url, "://");
  if (rest == NULL || strncasecmp(url, "http://", 7) == 0) {
    return curl->easy_setopt(handle, OPTION_URL, url);
  }
  // The router speaks neither TLS nor FTP. The layers above know only the URL that the app gave.
  static const char scheme[] = "http";
  size_t length = strlen(rest) + 1;
  char *plain = malloc(sizeof scheme - 1 + length);
  if (plain == NULL) return 27;  // CURLE_OUT_OF_MEMORY
  memcpy(plain, scheme, sizeof scheme - 1);
  memcpy(plain + sizeof scheme - 1, rest, length);
  int code = curl->easy_setopt(handle, OPTION_URL, plain);
  free(plain);
  return code;
}

static int set_url(CURL *handle, const char *url) {
  const struct libcurl *curl = libcurl();
  const struct transfer_router *router = current_router();
  if (router == NULL || url == NULL) return curl->easy_setopt(handle, OPTION_URL, url);
  transfers_lock();
  struct transfer *transfer = transfer_added(handle);
  unsigned long number = 0;
  unsigned long last_number = 0;
  bool was_routed = false;
  if (transfer != NULL) {
    last_number = transfer->number;
    transfer_renew(transfer);
    number = transfer->number;
    was_routed = transfer->is_routed;
    transfer->is_routed = false;
  }
  transfers_unlock();
  if (number == 0) return curl->easy_setopt(handle, OPTION_URL, url);

  size_t caller_count = 0;
  const void *const *caller = callers_of_this_queue(&caller_count);
  enum transfer_route route = router->route(number, url, caller, caller_count);
  if (last_number != 0) router->forget(last_number);
  if (route == TRANSFER_IS_ROUTED) {
    transfers_lock();
    transfer = transfer_numbered(number);
    if (transfer != NULL) transfer->is_routed = true;
    transfers_unlock();
    return set_routed_url(handle, number, url);
  }
  if (was_routed) {
    curl->easy_setopt(handle, OPTION_CONNECT_TO, NULL);
    curl->easy_setopt(handle, OPTION_OPENSOCKETFUNCTION, NULL);
    curl->easy_setopt(handle, OPTION_SOCKOPTFUNCTION, NULL);
    curl->easy_setopt(handle, OPTION_FRESH_CONNECT, 0L);
    curl->easy_setopt(handle, OPTION_FORBID_REUSE, 0L);
    curl->easy_setopt(handle, OPTION_HTTP_VERSION, (long)HTTP_VERSION_NONE);
    curl->easy_setopt(handle, OPTION_PROXY, NULL);
  }
  return curl->easy_setopt(handle, OPTION_URL, url);
}

int curl_easy_setopt(CURL *handle, int option, ...) {
  // Every option has one argument of the size of a pointer, on the systems that this is built for.
  va_list arguments;
  va_start(arguments, option);
  void *argument = va_arg(arguments, void *);
  va_end(arguments);
  if (option == OPTION_URL) return set_url(handle, argument);
  if (option == OPTION_ERRORBUFFER && current_router() != NULL) {
    transfers_lock();
    struct transfer *transfer = transfer_added(handle);
    if (transfer != NULL) transfer->error_buffer = argument;
    transfers_unlock();
  }
  return libcurl()->easy_setopt(handle, option, argument);
}

int curl_easy_getinfo(CURL *handle, int info, ...) {
  va_list arguments;
  va_start(arguments, info);
  void *argument = va_arg(arguments, void *);
  va_end(arguments);
  int code = libcurl()->easy_getinfo(handle, info, argument);
  if (info != INFO_OS_ERRNO || argument == NULL) return code;
  transfers_lock();
  struct transfer *transfer = transfer_of(handle);
  if (transfer != NULL && transfer->is_routed && transfer->code != 0) {
    *(long *)argument = transfer->system_error;
  }
  transfers_unlock();
  return code;
}

CURLMsg *curl_multi_info_read(CURLM *multi, int *count) {
  CURLMsg *message = libcurl()->multi_info_read(multi, count);
  if (message == NULL || message->msg != MESSAGE_DONE) return message;
  transfers_lock();
  struct transfer *transfer = transfer_of(message->easy_handle);
  if (transfer != NULL && transfer->is_routed && transfer->code != 0) {
    message->data.result = transfer->code;
    if (transfer->error_buffer != NULL && transfer->message[0] != 0) {
      memcpy(transfer->error_buffer, transfer->message, ERROR_BUFFER_SIZE);
    }
  }
  transfers_unlock();
  return message;
}

int curl_multi_remove_handle(CURLM *multi, CURL *handle) {
  int code = libcurl()->multi_remove_handle(multi, handle);
  transfers_lock();
  struct transfer *transfer = transfer_of(handle);
  unsigned long number = transfer == NULL ? 0 : transfer->number;
  transfers_unlock();
  const struct transfer_router *router = current_router();
  if (number != 0 && router != NULL) router->end(number);
  return code;
}

void curl_easy_cleanup(CURL *handle) {
  unsigned long number = transfer_remove(handle);
  const struct transfer_router *router = current_router();
  if (number != 0 && router != NULL) router->forget(number);
  libcurl()->easy_cleanup(handle);
}

#endif
