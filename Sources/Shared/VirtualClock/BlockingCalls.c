#if defined(__linux__)

// Calls of the driver that have no time limit and that only another thread or process can end. That thread may sleep
// on the virtual clock, so the clock keeps moving meanwhile.
//
// Where possible, a call is tried or polled first, so that a call that doesn't block costs little more.

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "Pacemaker.h"
#include "BlockingCalls.h"
#include "DispatchWatch.h"
#include "RealFunctions.h"
#include "RunningThreads.h"
#include "State.h"
#include "SystemCall.h"

bool may_block(int descriptor, short events) {
  if (!is_blocking_driver()) return false;
  struct pollfd entry = {descriptor, events, 0};
  struct timespec none = {0, 0};
  if (CALL5(SYS_ppoll, &entry, 1, &none, NULL, 0) != 0) return false;
  long flags = CALL3(SYS_fcntl, descriptor, F_GETFL, 0);
  return flags >= 0 && (flags & O_NONBLOCK) == 0;
}

// MARK: Descriptors

ssize_t readv(int descriptor, const struct iovec *vector, int count) {
  return WHILE_BLOCKED(
    ssize_t, may_block(descriptor, POLLIN), real.readv != NULL
      ? real.readv(descriptor, vector, count)
      : with_errno(CALL3(SYS_readv, descriptor, vector, count)));
}

ssize_t recvfrom(
  int descriptor, void *restrict buffer, size_t size, int flags,
  struct sockaddr *restrict address, socklen_t *restrict length
) {
  return WHILE_BLOCKED(
    ssize_t, (flags & MSG_DONTWAIT) == 0 && may_block(descriptor, POLLIN), real.recvfrom != NULL
      ? real.recvfrom(descriptor, buffer, size, flags, address, length)
      : with_errno(CALL6(SYS_recvfrom, descriptor, buffer, size, flags, address, length)));
}

ssize_t recv(int descriptor, void *buffer, size_t size, int flags) {
  return recvfrom(descriptor, buffer, size, flags, NULL, NULL);
}

ssize_t recvmsg(int descriptor, struct msghdr *message, int flags) {
  return WHILE_BLOCKED(
    ssize_t, (flags & MSG_DONTWAIT) == 0 && may_block(descriptor, POLLIN), real.recvmsg != NULL
      ? real.recvmsg(descriptor, message, flags)
      : with_errno(CALL3(SYS_recvmsg, descriptor, message, flags)));
}

int accept4(
  int descriptor, struct sockaddr *restrict address, socklen_t *restrict length, int flags
) {
  return WHILE_BLOCKED(
    int, may_block(descriptor, POLLIN), real.accept4 != NULL
      ? real.accept4(descriptor, address, length, flags)
      : (int)with_errno(CALL4(SYS_accept4, descriptor, address, length, flags)));
}

int accept(int descriptor, struct sockaddr *restrict address, socklen_t *restrict length) {
  return accept4(descriptor, address, length, 0);
}

/// The files of the standard output and the standard error when the clock was stopped.
static struct stat standard_outputs[2];

void keep_standard_outputs(void) {
  for (int index = 0; index < 2; index++) {
    if (fstat(STDOUT_FILENO + index, &standard_outputs[index]) != 0) standard_outputs[index].st_ino = 0;
  }
}

/// Returns whether a descriptor is the standard output or the standard error. The clock doesn't move while a slow
/// reader, which launched the process, blocks them.
static bool is_standard_output(const struct stat *status) {
  for (int index = 0; index < 2; index++) {
    const struct stat *output = &standard_outputs[index];
    if (output->st_ino != 0 && output->st_ino == status->st_ino && output->st_dev == status->st_dev) return true;
  }
  return false;
}

/// The size that a pipe with room accepts at once; a larger write may block.
enum { ATOMIC_SIZE = 4096 };

static bool write_may_block(int descriptor, size_t size) {
  if (!is_blocking_driver()) return false;
  struct stat status;
  if (fstat(descriptor, &status) != 0 || S_ISREG(status.st_mode) || is_standard_output(&status)) return false;
  return size > ATOMIC_SIZE || may_block(descriptor, POLLOUT);
}

ssize_t write(int descriptor, const void *buffer, size_t size) {
  note_waking();
  return WHILE_BLOCKED(
    ssize_t, write_may_block(descriptor, size), real.write != NULL
      ? real.write(descriptor, buffer, size)
      : with_errno(CALL3(SYS_write, descriptor, buffer, size)));
}

ssize_t writev(int descriptor, const struct iovec *vector, int count) {
  note_waking();
  return WHILE_BLOCKED(
    ssize_t, write_may_block(descriptor, ATOMIC_SIZE + 1), real.writev != NULL
      ? real.writev(descriptor, vector, count)
      : with_errno(CALL3(SYS_writev, descriptor, vector, count)));
}

/// Returns whether a datagram may go to an address. The module that closes an app's network defines this function,
/// because it can't define `sendto` as well.
bool permits_datagram(const struct sockaddr *address, socklen_t length) __attribute__((weak));

ssize_t sendto(
  int descriptor, const void *buffer, size_t size, int flags, const struct sockaddr *address,
  socklen_t length
) {
  if (address != NULL && permits_datagram != NULL && !permits_datagram(address, length)) {
    errno = ENETUNREACH;
    return -1;
  }
  note_waking();
  return WHILE_BLOCKED(
    ssize_t, (flags & MSG_DONTWAIT) == 0 && write_may_block(descriptor, size),
    real.sendto != NULL
      ? real.sendto(descriptor, buffer, size, flags, address, length)
      : with_errno(CALL6(SYS_sendto, descriptor, buffer, size, flags, address, length)));
}

ssize_t send(int descriptor, const void *buffer, size_t size, int flags) {
  return sendto(descriptor, buffer, size, flags, NULL, 0);
}

int eventfd_write(int descriptor, eventfd_t value) {
  return write(descriptor, &value, sizeof value) == sizeof value ? 0 : -1;
}

// MARK: Child processes

pid_t wait4(pid_t process, int *status, int options, struct rusage *usage) {
  // Tries without waiting first; the result is the same.
  if ((options & WNOHANG) == 0 && is_blocking_driver()) {
    pid_t found = (pid_t)with_errno(CALL4(SYS_wait4, process, status, options | WNOHANG, usage));
    if (found != 0) return found;
    return WHILE_BLOCKED(pid_t, true, real.wait4(process, status, options, usage));
  }
  if (real.wait4 != NULL) return real.wait4(process, status, options, usage);
  return (pid_t)with_errno(CALL4(SYS_wait4, process, status, options, usage));
}

pid_t waitpid(pid_t process, int *status, int options) {
  return wait4(process, status, options, NULL);
}

pid_t wait3(int *status, int options, struct rusage *usage) {
  return wait4(-1, status, options, usage);
}

pid_t wait(int *status) { return wait4(-1, status, 0, NULL); }

int waitid(idtype_t type, id_t identifier, siginfo_t *information, int options) {
  return WHILE_BLOCKED(
    int, (options & WNOHANG) == 0 && is_blocking_driver(), real.waitid != NULL
      ? real.waitid(type, identifier, information, options)
      : (int)with_errno(CALL5(SYS_waitid, type, identifier, information, options, NULL)));
}

int system(const char *command) {
  if (!has_real_functions()) return with_errno(-ENOSYS);
  return WHILE_BLOCKED(int, command != NULL && is_blocking_driver(), real.system(command));
}

int pclose(FILE *pipe) {
  if (!has_real_functions()) return with_errno(-ENOSYS);
  return WHILE_BLOCKED(int, is_blocking_driver(), real.pclose(pipe));
}

// MARK: Signals

int pause(void) {
  if (!has_real_functions()) return with_errno(-ENOSYS);
  if (!is_blocking_driver()) return real.pause();
  // A signal that comes as soon as the clock may move must not be handled before the wait has begun.
  sigset_t all, mask;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &mask);
  int result = WHILE_BLOCKED(int, true, real.sigsuspend(&mask));
  int error = errno;
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  errno = error;
  return result;
}

int sigsuspend(const sigset_t *mask) {
  if (!has_real_functions()) return with_errno(-ENOSYS);
  return WHILE_BLOCKED(int, is_blocking_driver(), real.sigsuspend(mask));
}

int sigwait(const sigset_t *restrict signals, int *restrict found) {
  if (!has_real_functions()) return ENOSYS;
  return WHILE_BLOCKED(int, is_blocking_driver(), real.sigwait(signals, found));
}

int sigwaitinfo(const sigset_t *restrict signals, siginfo_t *restrict information) {
  if (!has_real_functions()) return with_errno(-ENOSYS);
  return WHILE_BLOCKED(int, is_blocking_driver(), real.sigwaitinfo(signals, information));
}

// MARK: Threads

int pthread_create(
  pthread_t *restrict thread, const pthread_attr_t *restrict attributes,
  void *(*body)(void *), void *restrict argument
) {
  if (!has_real_functions()) return ENOSYS;
  note_waking();
  note_start();
  return real.pthread_create(thread, attributes, body, argument);
}

int pthread_join(pthread_t thread, void **value) {
  if (!has_real_functions()) return ENOSYS;
  if (is_blocking_driver()) {
    int error = pthread_tryjoin_np(thread, value);
    if (error != EBUSY) return error;
    return WHILE_BLOCKED(int, true, real.pthread_join(thread, value));
  }
  return real.pthread_join(thread, value);
}

int pthread_mutex_lock(pthread_mutex_t *mutex) {
  if (is_blocking_driver()) {
    int error = pthread_mutex_trylock(mutex);
    if (error != EBUSY) return error;
    return WHILE_BLOCKED(int, true, real.pthread_mutex_lock(mutex));
  }
  if (real.pthread_mutex_lock == NULL && !has_real_functions()) return ENOSYS;
  return real.pthread_mutex_lock(mutex);
}

int pthread_rwlock_rdlock(pthread_rwlock_t *lock) {
  if (!has_real_functions()) return ENOSYS;
  if (is_blocking_driver()) {
    int error = pthread_rwlock_tryrdlock(lock);
    if (error != EBUSY) return error;
    return WHILE_BLOCKED(int, true, real.pthread_rwlock_rdlock(lock));
  }
  return real.pthread_rwlock_rdlock(lock);
}

int pthread_rwlock_wrlock(pthread_rwlock_t *lock) {
  if (!has_real_functions()) return ENOSYS;
  if (is_blocking_driver()) {
    int error = pthread_rwlock_trywrlock(lock);
    if (error != EBUSY) return error;
    return WHILE_BLOCKED(int, true, real.pthread_rwlock_wrlock(lock));
  }
  return real.pthread_rwlock_wrlock(lock);
}

int pthread_barrier_wait(pthread_barrier_t *barrier) {
  if (!has_real_functions()) return ENOSYS;
  return WHILE_BLOCKED(int, is_blocking_driver(), real.pthread_barrier_wait(barrier));
}

// MARK: The end

void exit(int status) {
  // Exit handlers may wait for sleeping threads, and the driver doesn't learn of the exit. If this thread is the
  // driver, the clock moves during its own waits.
  if (has_modes() && is_virtual() && !is_driver()) pace_until_exit();
  if (real.exit == NULL) has_real_functions();
  real.exit(status);
  __builtin_unreachable();
}

#endif
