#if defined(__linux__)

#include "RealFunctions.h"

#include <dlfcn.h>
#include <stddef.h>

struct real_functions real;

#define FIND(name) *(void **)(&real.name) = dlsym(RTLD_NEXT, #name)

__attribute__((constructor(101))) static void find_real_functions(void) {
  // First, because all code calls it.
  FIND(pthread_mutex_lock);
  FIND(clock_nanosleep);
  FIND(nanosleep);
  FIND(ppoll);
  FIND(poll);
  FIND(select);
  FIND(pselect);
  FIND(epoll_wait);
  FIND(epoll_pwait);
  FIND(read);
  FIND(close);
  FIND(readv);
  FIND(write);
  FIND(writev);
  FIND(recvfrom);
  FIND(recvmsg);
  FIND(sendto);
  FIND(accept4);
  FIND(wait4);
  FIND(system);
  FIND(pclose);
  FIND(pause);
  FIND(sigsuspend);
  FIND(sigwait);
  FIND(sigwaitinfo);
  FIND(waitid);
  FIND(pthread_create);
  FIND(pthread_join);
  FIND(pthread_rwlock_rdlock);
  FIND(pthread_rwlock_wrlock);
  FIND(pthread_barrier_wait);
  FIND(exit);
  FIND(pthread_cond_signal);
  FIND(pthread_cond_broadcast);
  FIND(pthread_cond_wait);
  FIND(pthread_cond_timedwait);
  FIND(pthread_cond_clockwait);
  FIND(pthread_mutex_timedlock);
  FIND(pthread_mutex_clocklock);
  FIND(sem_wait);
  FIND(sem_timedwait);
  FIND(sem_clockwait);
  FIND(sem_post);
  FIND(timer_create);
  FIND(timer_settime);
  FIND(timer_gettime);
  FIND(timer_delete);
  // The last one: a thread that finds it set finds the others, too.
  FIND(clock_gettime);
}

bool has_real_functions(void) {
  if (real.clock_gettime == NULL) find_real_functions();
  return real.clock_gettime != NULL && real.pthread_cond_clockwait != NULL
    && real.pthread_mutex_clocklock != NULL && real.sem_clockwait != NULL;
}

#endif
