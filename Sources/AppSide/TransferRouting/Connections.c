#if defined(__linux__)

#include "TransferRouting.h"

#include "Router.h"

#include <arpa/inet.h>
#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <netdb.h>
#include <netinet/in.h>
#include <pthread.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>

// Connections made without libcurl, or with a libcurl that URLSession doesn't use. Calls inside the C
// library, such as those to a name server, aren't seen, but the look-up that causes them is.

enum { CALLER_LIMIT = 48 };

typedef int (*connecter)(int, const struct sockaddr *, socklen_t);
typedef int (*resolver)(
  const char *, const char *, const struct addrinfo *, struct addrinfo **);
typedef struct hostent *(*host_finder)(const char *);
typedef struct hostent *(*family_host_finder)(const char *, int);
typedef int (*reentrant_host_finder)(
  const char *, struct hostent *, char *, size_t, struct hostent **, int *);
typedef int (*reentrant_family_host_finder)(
  const char *, int, struct hostent *, char *, size_t, struct hostent **, int *);
typedef ssize_t (*message_sender)(int, const struct msghdr *, int);
typedef int (*messages_sender)(int, struct mmsghdr *, unsigned, int);

static connecter real_connect;
static resolver real_getaddrinfo;
static host_finder real_gethostbyname;
static family_host_finder real_gethostbyname2;
static reentrant_host_finder real_gethostbyname_r;
static reentrant_family_host_finder real_gethostbyname2_r;
static message_sender real_sendmsg;
static messages_sender real_sendmmsg;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void find(void) {
  *(void **)(&real_connect) = dlsym(RTLD_NEXT, "connect");
  *(void **)(&real_getaddrinfo) = dlsym(RTLD_NEXT, "getaddrinfo");
  *(void **)(&real_gethostbyname) = dlsym(RTLD_NEXT, "gethostbyname");
  *(void **)(&real_gethostbyname2) = dlsym(RTLD_NEXT, "gethostbyname2");
  *(void **)(&real_gethostbyname_r) = dlsym(RTLD_NEXT, "gethostbyname_r");
  *(void **)(&real_gethostbyname2_r) = dlsym(RTLD_NEXT, "gethostbyname2_r");
  *(void **)(&real_sendmsg) = dlsym(RTLD_NEXT, "sendmsg");
  *(void **)(&real_sendmmsg) = dlsym(RTLD_NEXT, "sendmmsg");
}

/// Writes an internet address as text; returns its port, or -1 for another kind of address.
static int describe(const struct sockaddr *address, socklen_t length, char *text, socklen_t size) {
  if (address == NULL) return -1;
  if (address->sa_family == AF_INET && length >= sizeof(struct sockaddr_in)) {
    const struct sockaddr_in *four = (const void *)address;
    return inet_ntop(AF_INET, &four->sin_addr, text, size) == NULL ? -1 : ntohs(four->sin_port);
  }
  if (address->sa_family == AF_INET6 && length >= sizeof(struct sockaddr_in6)) {
    const struct sockaddr_in6 *six = (const void *)address;
    return inet_ntop(AF_INET6, &six->sin6_addr, text, size) == NULL ? -1 : ntohs(six->sin6_port);
  }
  return -1;
}

static bool is_loopback(const char *address) {
  if (strncmp(address, "::ffff:", 7) == 0) address += 7;
  return strncmp(address, "127.", 4) == 0 || strcmp(address, "::1") == 0;
}

static bool is_own_name(const char *host) {
  unsigned char address[sizeof(struct in6_addr)];
  return strcasecmp(host, "localhost") == 0 || inet_pton(AF_INET, host, address) == 1
    || inet_pton(AF_INET6, host, address) == 1;
}

static bool permits_look_up(const char *host) {
  const struct transfer_router *router = current_router();
  if (router == NULL || host == NULL || host[0] == 0 || is_own_name(host)) return true;
  void *caller[CALLER_LIMIT];
  int count = backtrace(caller, CALLER_LIMIT);
  return router->permits_look_up(
    host, (const void *const *)caller, count > 0 ? (size_t)count : 0);
}

static bool permits_connection(const struct sockaddr *address, socklen_t length) {
  const struct transfer_router *router = current_router();
  char text[INET6_ADDRSTRLEN];
  int port = router == NULL ? -1 : describe(address, length, text, sizeof text);
  if (port < 0 || is_loopback(text)) return true;
  void *caller[CALLER_LIMIT];
  int count = backtrace(caller, CALLER_LIMIT);
  return router->permits_connection(
    text, port, (const void *const *)caller, count > 0 ? (size_t)count : 0);
}

int gated_connect(int descriptor, const struct sockaddr *address, socklen_t length) __asm__(
  "connect");

int gated_connect(int descriptor, const struct sockaddr *address, socklen_t length) {
  pthread_once(&once, find);
  if (permits_connection(address, length)) return real_connect(descriptor, address, length);
  errno = ENETUNREACH;
  return -1;
}

// Datagrams need no connection: each may have an address of its own.

// The module of the virtual clock defines `sendto`, and calls this function.

bool permits_datagram(const struct sockaddr *address, socklen_t length);

bool permits_datagram(const struct sockaddr *address, socklen_t length) {
  return permits_connection(address, length);
}

ssize_t gated_sendmsg(int descriptor, const struct msghdr *message, int flags) __asm__("sendmsg");

ssize_t gated_sendmsg(int descriptor, const struct msghdr *message, int flags) {
  pthread_once(&once, find);
  if (message == NULL || permits_connection(message->msg_name, message->msg_namelen)) {
    return real_sendmsg(descriptor, message, flags);
  }
  errno = ENETUNREACH;
  return -1;
}

int gated_sendmmsg(int descriptor, struct mmsghdr *messages, unsigned count, int flags) __asm__(
  "sendmmsg");

int gated_sendmmsg(int descriptor, struct mmsghdr *messages, unsigned count, int flags) {
  pthread_once(&once, find);
  unsigned permitted = 0;
  while (messages != NULL && permitted < count
         && permits_connection(
           messages[permitted].msg_hdr.msg_name, messages[permitted].msg_hdr.msg_namelen)) {
    permitted++;
  }
  // The messages before the refused one are sent, as when the system refuses one.
  if (permitted > 0 || count == 0 || messages == NULL) {
    return real_sendmmsg(descriptor, messages, messages == NULL ? count : permitted, flags);
  }
  errno = ENETUNREACH;
  return -1;
}

int gated_getaddrinfo(
  const char *host, const char *service, const struct addrinfo *hints, struct addrinfo **found
) __asm__("getaddrinfo");

int gated_getaddrinfo(
  const char *host, const char *service, const struct addrinfo *hints, struct addrinfo **found
) {
  pthread_once(&once, find);
  if (!permits_look_up(host)) return EAI_NONAME;
  int outcome = real_getaddrinfo(host, service, hints, found);
  const struct transfer_router *router = current_router();
  if (outcome != 0 || router == NULL || host == NULL) return outcome;
  for (const struct addrinfo *next = *found; next != NULL; next = next->ai_next) {
    char text[INET6_ADDRSTRLEN];
    if (describe(next->ai_addr, next->ai_addrlen, text, sizeof text) >= 0) {
      router->found(host, text);
    }
  }
  return outcome;
}

struct hostent *gated_gethostbyname(const char *host) __asm__("gethostbyname");

struct hostent *gated_gethostbyname(const char *host) {
  pthread_once(&once, find);
  if (permits_look_up(host)) return real_gethostbyname(host);
  h_errno = HOST_NOT_FOUND;
  return NULL;
}

struct hostent *gated_gethostbyname2(const char *host, int family) __asm__("gethostbyname2");

struct hostent *gated_gethostbyname2(const char *host, int family) {
  pthread_once(&once, find);
  if (permits_look_up(host)) return real_gethostbyname2(host, family);
  h_errno = HOST_NOT_FOUND;
  return NULL;
}

int gated_gethostbyname_r(
  const char *host, struct hostent *entry, char *memory, size_t size, struct hostent **found,
  int *problem
) __asm__("gethostbyname_r");

int gated_gethostbyname_r(
  const char *host, struct hostent *entry, char *memory, size_t size, struct hostent **found,
  int *problem
) {
  pthread_once(&once, find);
  if (permits_look_up(host)) {
    return real_gethostbyname_r(host, entry, memory, size, found, problem);
  }
  *found = NULL;
  *problem = HOST_NOT_FOUND;
  return 0;
}

int gated_gethostbyname2_r(
  const char *host, int family, struct hostent *entry, char *memory, size_t size,
  struct hostent **found, int *problem
) __asm__("gethostbyname2_r");

int gated_gethostbyname2_r(
  const char *host, int family, struct hostent *entry, char *memory, size_t size,
  struct hostent **found, int *problem
) {
  pthread_once(&once, find);
  if (permits_look_up(host)) {
    return real_gethostbyname2_r(host, family, entry, memory, size, found, problem);
  }
  *found = NULL;
  *problem = HOST_NOT_FOUND;
  return 0;
}

#endif
