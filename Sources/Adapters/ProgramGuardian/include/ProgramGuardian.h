#ifndef PROGRAM_GUARDIAN_H
#define PROGRAM_GUARDIAN_H

#include <spawn.h>
#include <sys/types.h>

/// A process between an adapter and its program, which ends all that the program has started when the adapter is
/// gone, however that has ended.
///
/// The kernel gives it the program's orphans, wherever they go. It is a fork of the adapter without another program
/// in it, because that would take longer to start than most programs do.
struct guarded_program {
  pid_t guardian;
  pid_t program;
  /// The adapter's end of a socket. When the program has ended, its status as `waitpid` gives it can be read as an
  /// `int`; then the socket is at its end. It's at its end without a status if the guardian was killed, and the
  /// program is the adapter's child then, if that takes orphans. Closing it ends the program and the guardian.
  int channel;
};

/// Starts a program under a guardian, as `posix_spawn` does.
///
/// Returns 0 or the number of an error; then there is neither a program nor a guardian.
int program_guardian_start(
  struct guarded_program *result, const char *path, const posix_spawn_file_actions_t *actions,
  const posix_spawnattr_t *attributes, char *const arguments[], char *const variables[]);

#endif
