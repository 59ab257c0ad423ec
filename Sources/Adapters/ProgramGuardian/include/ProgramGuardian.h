#ifndef PROGRAM_GUARDIAN_H
#define PROGRAM_GUARDIAN_H

#include <stddef.h>
#include <sys/types.h>

/// A process between an adapter and its program, which ends all that the program has started when the adapter is
/// gone, however that has ended.
///
/// The kernel gives it the program's orphans, wherever they go. It is a fork of the adapter without another program
/// in it, because that would take longer to start than most programs do.
struct guarded_program {
  /// 0 for a program without one, of which only the process is known.
  pid_t guardian;
  pid_t program;
  /// The adapter's end of a socket. When the program has ended, its status as `waitpid` gives it can be read as an
  /// `int`; then the socket is at its end. It's at its end without a status if the guardian was killed, and the
  /// program is the adapter's child then, if that takes orphans. Closing it ends the program and the guardian.
  int channel;
};

/// Starts a program in a session of its own, with the signals as they are at first; under a guardian if it's to be guarded.
///
/// The kernel kills a guarded program with its guardian, even if the adapter is killed at the same moment.
///
/// - arguments: the first is the program's path
/// - terminal: where the standard streams lead to, and what controls the session; NULL for none
/// - log: without a terminal, where the output goes; nothing can be read then
/// - passed: descriptors that the program gets; none of them may be one of `numbers`
/// - numbers: what the program knows them by
///
/// Returns 0 or the number of an error; then there is neither a program nor a guardian.
int program_start(
  struct guarded_program *result, _Bool is_guarded, char *const arguments[], char *const variables[],
  const char *terminal, int log, const int passed[], const int numbers[], size_t passed_count);

#endif
