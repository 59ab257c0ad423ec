#if defined(__linux__)

// A forked child has real time, because no thread in it advances the clock.

#include <pthread.h>
#include <signal.h>

#include "Pacemaker.h"
#include "State.h"
#include "Waits.h"

static sigset_t mask_of_parent;

static void prepare(void) {
  sigset_t mask;
  lock_state(&mask);
  mask_of_parent = mask;
}

static void go_on_in_parent(void) {
  sigset_t mask = mask_of_parent;
  unlock_state(&mask);
}

static void go_on_in_child(void) {
  sigset_t mask = mask_of_parent;
  renew_lock();
  atomic_store(&clock_modes, 0);
  forget_waits();
  forget_pacemaker();
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
}

__attribute__((constructor(102))) static void watch_forks(void) {
  pthread_atfork(prepare, go_on_in_parent, go_on_in_child);
}

#endif
