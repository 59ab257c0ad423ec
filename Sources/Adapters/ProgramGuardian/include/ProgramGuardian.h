#ifndef PROGRAM_GUARDIAN_H
#define PROGRAM_GUARDIAN_H

#include <stddef.h>
#include <sys/types.h>

/// A program, and the process between it and the adapter, which kills everything that the program has started
/// when the adapter has ended, for any reason.
///
/// The kernel makes orphans of the program children of this guardian, even in other sessions. The guardian is a fork
/// of the adapter that executes no other program, because that would take longer than most programs need to start.
struct guarded_program {
  /// The guardian's process, or 0 for a program without one.
  pid_t guardian;
  pid_t program;
  /// The adapter's end of a socket. When the program has ended, its status from `waitpid` can be read as an `int`,
  /// followed by the end of the stream. If the guardian was killed, the stream ends without a status, and the program
  /// is now a child of the adapter if that adopts orphans. Closing the socket ends the program and the guardian.
  int channel;
};

/// Starts a program in a new session, with default signal handlers; under a guardian if `is_guarded`.
///
/// The kernel kills a guarded program with its guardian, even if the adapter is killed at the same moment.
///
/// - arguments: the program's path, followed by its arguments
/// - terminal: the path of the terminal for the standard streams, which controls the session; NULL for none
/// - log: the descriptor for the output if there is no terminal; the input is empty then
/// - passed: descriptors that the program gets; must not contain any of `numbers`
/// - numbers: the numbers of these descriptors in the program
///
/// Returns 0, or an error number; after an error, neither a program nor a guardian runs.
int program_start(
  struct guarded_program *result, _Bool is_guarded, char *const arguments[], char *const variables[],
  const char *terminal, int log, const int passed[], const int numbers[], size_t passed_count);

#endif
