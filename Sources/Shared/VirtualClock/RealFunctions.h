#ifndef REAL_FUNCTIONS_H
#define REAL_FUNCTIONS_H

#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <time.h>

#pragma GCC visibility push(hidden)

/// libc's own functions, which this module replaces.
///
/// They are looked up when the module is loaded. Code that runs earlier, in the initialisers of libraries,
/// gets system calls where there is one and NULL otherwise.
struct real_functions {
  int (*clock_gettime)(clockid_t, struct timespec *);
  int (*clock_nanosleep)(clockid_t, int, const struct timespec *, struct timespec *);
  int (*nanosleep)(const struct timespec *, struct timespec *);
  int (*ppoll)(struct pollfd *, nfds_t, const struct timespec *, const sigset_t *);
  int (*poll)(struct pollfd *, nfds_t, int);
  int (*select)(int, fd_set *, fd_set *, fd_set *, struct timeval *);
  int (*pselect)(
    int, fd_set *, fd_set *, fd_set *, const struct timespec *, const sigset_t *);
  int (*epoll_wait)(int, struct epoll_event *, int, int);
  int (*epoll_pwait)(int, struct epoll_event *, int, int, const sigset_t *);
  ssize_t (*read)(int, void *, size_t);
  int (*close)(int);
  ssize_t (*readv)(int, const struct iovec *, int);
  ssize_t (*write)(int, const void *, size_t);
  ssize_t (*writev)(int, const struct iovec *, int);
  ssize_t (*recvfrom)(int, void *, size_t, int, struct sockaddr *, socklen_t *);
  ssize_t (*recvmsg)(int, struct msghdr *, int);
  ssize_t (*sendto)(int, const void *, size_t, int, const struct sockaddr *, socklen_t);
  int (*accept4)(int, struct sockaddr *, socklen_t *, int);
  pid_t (*wait4)(pid_t, int *, int, struct rusage *);
  int (*waitid)(idtype_t, id_t, siginfo_t *, int);
  int (*system)(const char *);
  int (*pclose)(FILE *);
  int (*pause)(void);
  int (*sigsuspend)(const sigset_t *);
  int (*sigwait)(const sigset_t *, int *);
  int (*sigwaitinfo)(const sigset_t *, siginfo_t *);
  int (*pthread_create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
  int (*pthread_join)(pthread_t, void **);
  int (*pthread_mutex_lock)(pthread_mutex_t *);
  int (*pthread_rwlock_rdlock)(pthread_rwlock_t *);
  int (*pthread_rwlock_wrlock)(pthread_rwlock_t *);
  int (*pthread_barrier_wait)(pthread_barrier_t *);
  void (*exit)(int);
  int (*pthread_cond_signal)(pthread_cond_t *);
  int (*pthread_cond_broadcast)(pthread_cond_t *);
  int (*pthread_cond_wait)(pthread_cond_t *, pthread_mutex_t *);
  int (*pthread_cond_timedwait)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
  int (*pthread_cond_clockwait)(
    pthread_cond_t *, pthread_mutex_t *, clockid_t, const struct timespec *);
  int (*pthread_mutex_timedlock)(pthread_mutex_t *, const struct timespec *);
  int (*pthread_mutex_clocklock)(pthread_mutex_t *, clockid_t, const struct timespec *);
  int (*sem_wait)(sem_t *);
  int (*sem_timedwait)(sem_t *, const struct timespec *);
  int (*sem_clockwait)(sem_t *, clockid_t, const struct timespec *);
  int (*sem_post)(sem_t *);
  int (*timer_create)(clockid_t, struct sigevent *, timer_t *);
  int (*timer_settime)(timer_t, int, const struct itimerspec *, struct itimerspec *);
  int (*timer_gettime)(timer_t, struct itimerspec *);
  int (*timer_delete)(timer_t);
};
extern struct real_functions real;

/// Looks up libc's functions if needed; returns whether they were found.
bool has_real_functions(void);

#pragma GCC visibility pop

#endif
