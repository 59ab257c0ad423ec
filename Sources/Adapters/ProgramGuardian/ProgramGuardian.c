#include "ProgramGuardian.h"

#if defined(__linux__)

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#ifndef SYS_close_range
#define SYS_close_range 436
#endif

/// The guardian's first message to the adapter.
struct beginning {
  int error;
  pid_t program;
};

// MARK: The program

/// The program to start, with its arguments, environment and descriptors.
struct program_to_start {
  char *const *arguments;
  char *const *variables;
  const char *terminal;
  int log;
  const int *passed;
  const int *numbers;
  size_t passed_count;
};

/// Makes `number` a copy of a descriptor; returns whether that succeeded.
///
/// It makes the system call directly, because a child of `vfork` shares its parent's memory: the virtual
/// clock's replacement of libc's function would discard what it stores about the parent's descriptor `number`.
static int copy(int descriptor, int number) {
  if (descriptor == number) return 1;
  return syscall(SYS_dup3, descriptor, number, 0) >= 0;
}

/// Executes the program in this child of `vfork`, which shares its parent's memory; returns only on failure.
static void become(const struct program_to_start *start) {
  setsid();
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  // The first terminal that the leader of a session opens controls the session.
  int has_terminal = start->terminal != NULL;
  int input = open(has_terminal ? start->terminal : "/dev/null", has_terminal ? O_RDWR : O_RDONLY);
  if (input < 0) return;
  // The numbers 0 to 2 are usually in use, so `input` is a higher one.
  if (!copy(input, STDIN_FILENO)) return;
  if (input > STDERR_FILENO) syscall(SYS_close, input);
  if (!copy(has_terminal ? STDIN_FILENO : start->log, STDOUT_FILENO)) return;
  if (!copy(STDOUT_FILENO, STDERR_FILENO)) return;
  for (size_t index = 0; index < start->passed_count; index++) {
    if (!copy(start->passed[index], start->numbers[index])) return;
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(start->arguments[0], start->arguments, start->variables);
}

/// Starts a program; with `ends_with_parent`, the kernel kills it when this process ends.
static int start_program(pid_t *program, const struct program_to_start *start, int ends_with_parent) {
  sigset_t all, previous;
  sigfillset(&all);
  // No signal handler may run in the child while it shares this process's memory.
  pthread_sigmask(SIG_SETMASK, &all, &previous);
  volatile int error = 0;
  pid_t parent = getpid();
  pid_t child = vfork();
  if (child == 0) {
    // The parent may have ended already.
    if (ends_with_parent && (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0 || getppid() != parent)) _exit(1);
    errno = 0;
    become(start);
    error = errno;
    _exit(1);
  }
  if (child < 0) error = errno;
  pthread_sigmask(SIG_SETMASK, &previous, NULL);
  if (child > 0 && error != 0) {
    while (waitpid(child, NULL, 0) < 0 && errno == EINTR) continue;
  }
  *program = child;
  return error;
}

// MARK: The guardian (a fork of a process with threads, so it must not allocate memory or take locks)

/// Renames the process, so that a search for the adapter doesn't find two.
static void rename_process(void) {
  static const char name[] = "understudy-guardian";
  prctl(PR_SET_NAME, "guardian", 0, 0, 0);
  // The system shows the command line from the memory where the kernel has put its words.
  char *words = program_invocation_name;
  size_t length = strlen(words);
  memset(words, 0, length);
  memcpy(words, name, length < sizeof name - 1 ? length : sizeof name - 1);
}

static void close_from(unsigned first, unsigned last) {
  if (first > last || syscall(SYS_close_range, first, last, 0) == 0) return;
  long limit = sysconf(_SC_OPEN_MAX);
  for (unsigned number = first; number <= last && number < (unsigned)limit; number++) close((int)number);
}

/// Closes the adapter's descriptors, so that they don't stay open after the adapter's end.
static void keep_only(int channel) {
  int nothing = open("/dev/null", O_RDWR);
  for (int number = 0; number <= STDERR_FILENO; number++) dup2(nothing, number);
  close_from(STDERR_FILENO + 1, (unsigned)channel - 1);
  close_from((unsigned)channel + 1, UINT_MAX);
}

/// Kills all children, including orphans that are reparented here.
static _Noreturn void end_all(pid_t program) {
  // A kernel may be built without lists of children, so the program is killed directly.
  if (program > 0) kill(program, SIGKILL);
  while (1) {
    char text[4096];
    int children = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
    ssize_t length = read(children, text, sizeof text - 1);
    close(children);
    text[length > 0 ? length : 0] = '\0';
    int killed = 0;
    for (char *next = text; *next != '\0';) {
      char *end;
      long child = strtol(next, &end, 10);
      if (end == next) break;
      // The last number may be cut off; the next round reads it whole.
      if (*end == ' ' && kill((pid_t)child, SIGKILL) == 0) killed++;
      next = *end == ' ' ? end + 1 : end;
    }
    // The remaining processes belong to another user and can't be killed, so there is nothing to wait for.
    if (killed == 0) _exit(EXIT_SUCCESS);
    waitpid(-1, NULL, 0);
    while (waitpid(-1, NULL, WNOHANG) > 0) continue;
  }
}

static _Noreturn void watch(int channel, pid_t program) {
  sigset_t ends;
  sigemptyset(&ends);
  sigaddset(&ends, SIGCHLD);
  int signals = signalfd(-1, &ends, SFD_CLOEXEC | SFD_NONBLOCK);
  struct pollfd entries[] = {{channel, POLLIN, 0}, {signals, POLLIN, 0}};
  while (1) {
    struct signalfd_siginfo information;
    while (read(signals, &information, sizeof information) > 0) continue;
    int status;
    pid_t ended;
    while ((ended = waitpid(-1, &status, WNOHANG)) > 0) {
      if (ended != program) continue;
      program = 0;
      send(channel, &status, sizeof status, MSG_NOSIGNAL);
      shutdown(channel, SHUT_WR);
    }
    poll(entries, 2, -1);
    // The adapter sends nothing, so any event means that it has ended.
    if (entries[0].revents != 0) end_all(program);
  }
}

static _Noreturn void guard(int channel, const struct program_to_start *start) {
  // A signal to the adapter's process group must not end the guardian, too.
  setsid();
  signal(SIGCHLD, SIG_DFL);
  prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
  struct beginning beginning = {0, 0};
  beginning.error = start_program(&beginning.program, start, 1);
  rename_process();
  keep_only(channel);
  send(channel, &beginning, sizeof beginning, MSG_NOSIGNAL);
  if (beginning.error != 0) _exit(EXIT_SUCCESS);
  watch(channel, beginning.program);
}

// MARK: The adapter

static int start_guarded(struct guarded_program *result, const struct program_to_start *start) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return errno;
  sigset_t all, previous;
  sigfillset(&all);
  // The adapter's signal handlers must not run in the guardian.
  pthread_sigmask(SIG_SETMASK, &all, &previous);
  pid_t guardian = fork();
  if (guardian == 0) guard(ends[1], start);
  int error = errno;
  pthread_sigmask(SIG_SETMASK, &previous, NULL);
  close(ends[1]);
  if (guardian < 0) {
    close(ends[0]);
    return error;
  }
  struct beginning beginning = {ECHILD, 0};
  ssize_t count;
  // A direct system call, because the virtual clock's replacement of libc's function would count it as a wait.
  do count = syscall(SYS_recvfrom, ends[0], &beginning, sizeof beginning, MSG_WAITALL, NULL, NULL);
  while (count < 0 && errno == EINTR);
  if (count != sizeof beginning) beginning.error = ECHILD;
  if (beginning.error != 0) {
    close(ends[0]);
    while (waitpid(guardian, NULL, 0) < 0 && errno == EINTR) continue;
    return beginning.error;
  }
  *result = (struct guarded_program){guardian, beginning.program, ends[0]};
  return 0;
}

int program_start(
  struct guarded_program *result, _Bool is_guarded, char *const arguments[], char *const variables[],
  const char *terminal, int log, const int passed[], const int numbers[], size_t passed_count) {
  const struct program_to_start start = {arguments, variables, terminal, log, passed, numbers, passed_count};
  if (is_guarded) return start_guarded(result, &start);
  *result = (struct guarded_program){0, 0, -1};
  return start_program(&result->program, &start, 0);
}

#else

#include <errno.h>

int program_start(
  struct guarded_program *result, _Bool is_guarded, char *const arguments[], char *const variables[],
  const char *terminal, int log, const int passed[], const int numbers[], size_t passed_count) {
  (void)result;
  (void)is_guarded;
  (void)arguments;
  (void)variables;
  (void)terminal;
  (void)log;
  (void)passed;
  (void)numbers;
  (void)passed_count;
  return ENOSYS;
}

#endif
