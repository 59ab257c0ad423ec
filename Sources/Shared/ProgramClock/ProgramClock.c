#if defined(__linux__)

#include "ProgramClock.h"

#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "VirtualClock.h"

/// The maximum number of timers that may be due during one advance.
static const int round_limit = 100000;
/// The time, in real nanoseconds, that a thread may need to wake up on a busy machine.
static const int64_t taking_limit = 100000000;
/// The processor time, in nanoseconds, that each thread gets to come to rest.
static const int64_t rest_limit = 50000000;

static int channel = -1;
static sem_t is_started;

static int connect_to(const char *name) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  size_t length = strlen(name);
  if (length == 0 || length > sizeof address.sun_path - 1) return -1;
  int descriptor = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (descriptor < 0) return -1;
  memcpy(address.sun_path + 1, name, length);
  socklen_t size = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + length);
  if (connect(descriptor, (struct sockaddr *)&address, size) == 0) return descriptor;
  close(descriptor);
  return -1;
}

static int64_t until_next(void) {
  int64_t next = virtual_clock_next_deadline();
  if (next == VIRTUAL_CLOCK_NEVER) return INT64_MAX;
  int64_t now = virtual_clock_now();
  return next > now ? next - now : 0;
}

static void advance(int64_t time) {
  int64_t end = virtual_clock_now() + time;
  for (int round = 0; round < round_limit; round++) {
    bool is_due = virtual_clock_next_deadline() <= end;
    virtual_clock_advance(end);
    if (!is_due) break;
    virtual_clock_wait_until_taken(taking_limit);
    virtual_clock_rest(rest_limit);
  }
}

static bool transfer(bool sends, void *bytes, size_t size) {
  size_t done = 0;
  while (done < size) {
    ssize_t count = sends ? send(channel, (char *)bytes + done, size - done, MSG_NOSIGNAL)
                          : recv(channel, (char *)bytes + done, size - done, 0);
    if (count > 0) {
      done += (size_t)count;
    } else if (count == 0 || errno != EINTR) {
      return false;
    }
  }
  return true;
}

static void *serve(void *argument) {
  (void)argument;
  pthread_setname_np(pthread_self(), "understudy");
  bool is_on = virtual_clock_start();
  // The clock must not wait for this thread's own work.
  virtual_clock_use_real_time(true);
  sem_post(&is_started);
  struct program_clock_request request;
  while (is_on && transfer(false, &request, sizeof request)) {
    if (request.question == PROGRAM_CLOCK_ADVANCE && request.time >= 0) advance(request.time);
    if (request.question == PROGRAM_CLOCK_SET_DATE) virtual_clock_set_date_offset(request.time);
    struct program_clock_answer answer = {virtual_clock_now(), until_next()};
    if (!transfer(true, &answer, sizeof answer)) break;
  }
  close(channel);
  return NULL;
}

// Runs after the clock's own constructors.
__attribute__((constructor(200))) static void begin(void) {
  const char *name = getenv("UNDERSTUDY_PROGRAM_CLOCK");
  if (name == NULL || !virtual_clock_is_available()) return;
  channel = connect_to(name);
  if (channel < 0) return;
  pthread_t thread;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  // Signals are for the program's own threads.
  sigset_t all, mask;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &mask);
  sem_init(&is_started, 0, 0);
  if (pthread_create(&thread, &attributes, serve, NULL) == 0) {
    while (sem_wait(&is_started) != 0 && errno == EINTR) continue;
  } else {
    close(channel);
  }
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  pthread_attr_destroy(&attributes);
}

// Libraries that SwiftPM links begin with an object that reports their Swift code to the Swift runtime. This
// library has no Swift code, and the runtime must not be loaded into every program.
__attribute__((visibility("hidden"))) void swift_addNewDSOImage(void *sections);
void swift_addNewDSOImage(void *sections) { (void)sections; }
__attribute__((visibility("hidden"))) bool _swift_backtrace_isThunkFunction(const char *name);
bool _swift_backtrace_isThunkFunction(const char *name) {
  (void)name;
  return false;
}

#else

// Where programs have real time, the library must still contain a symbol.
extern const int program_clock_is_missing;
const int program_clock_is_missing = 1;

#endif
