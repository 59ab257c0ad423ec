#ifndef LIBCURL_H
#define LIBCURL_H

#include <stdbool.h>
#include <sys/socket.h>

// The part of libcurl's interface that is used here. Its numbers and layouts are part of its binary
// interface, which hasn't changed since version 7 (`curl.h`, `multi.h`); its headers are not installed
// on most machines.

typedef void CURL;
typedef void CURLM;

enum {
  OPTION_URL = 10002,
  OPTION_PROXY = 10004,
  OPTION_ERRORBUFFER = 10010,
  OPTION_FRESH_CONNECT = 74,
  OPTION_FORBID_REUSE = 75,
  OPTION_HTTP_VERSION = 84,
  OPTION_SOCKOPTFUNCTION = 20148,
  OPTION_OPENSOCKETFUNCTION = 20163,
  OPTION_OPENSOCKETDATA = 10164,
  OPTION_CONNECT_TO = 10243,
  INFO_OS_ERRNO = 0x200000 + 25,
  HTTP_VERSION_NONE = 0,
  HTTP_VERSION_1_1 = 2,
  MESSAGE_DONE = 1,
  ERROR_BUFFER_SIZE = 256,
};

typedef struct {
  int msg;
  CURL *easy_handle;
  union {
    void *whatever;
    int result;
  } data;
} CURLMsg;

struct curl_slist;

/// The kind of socket that libcurl requests, and the address to which it connects the socket.
struct curl_sockaddr {
  int family;
  int socktype;
  int protocol;
  unsigned int addrlen;
  struct sockaddr addr;
};

struct libcurl {
  int (*easy_setopt)(CURL *, int, ...);
  int (*easy_getinfo)(CURL *, int, ...);
  void (*easy_cleanup)(CURL *);
  CURLMsg *(*multi_info_read)(CURLM *, int *);
  int (*multi_remove_handle)(CURLM *, CURL *);
  struct curl_slist *(*slist_append)(struct curl_slist *, const char *);
};

/// libcurl's own functions; a caller of one of ours has loaded them.
const struct libcurl *libcurl(void);

#endif
