#if defined(__linux__)

#include "Libcurl.h"

#include <dlfcn.h>
#include <pthread.h>

static struct libcurl functions;
static pthread_once_t once = PTHREAD_ONCE_INIT;

#define FIND(name) *(void **)(&functions.name) = dlsym(RTLD_NEXT, "curl_" #name)

static void find(void) {
  FIND(easy_setopt);
  FIND(easy_getinfo);
  FIND(easy_cleanup);
  FIND(multi_info_read);
  FIND(multi_remove_handle);
  FIND(slist_append);
}

const struct libcurl *libcurl(void) {
  pthread_once(&once, find);
  return &functions;
}

#endif
