#ifndef PROGRAM_CLOCK_H
#define PROGRAM_CLOCK_H

#include <stdint.h>

// The virtual clock for a program that knows nothing of it: a library that is loaded before the program's own
// (`LD_PRELOAD`) and lets somebody else move the program's time, over a socket.
//
// `UNDERSTUDY_PROGRAM_CLOCK` is the socket's name without a file. Each process of the program that is started with the
// two variables connects for itself, and has real time if nobody listens.

/// What is asked of a program, one at a time.
enum program_clock_question {
  /// How long it is until something is due.
  PROGRAM_CLOCK_LOOK = 1,
  /// To go on by a time, wake what is due on the way, and let that come to rest.
  PROGRAM_CLOCK_ADVANCE = 2,
  /// To show a date that is later by a time, for a process that has started after others.
  PROGRAM_CLOCK_SET_DATE = 3,
};

/// A question to a program, in the byte order of the machine.
struct program_clock_request {
  int64_t question;
  /// A time in nanoseconds.
  int64_t time;
};

/// The answer to a question.
struct program_clock_answer {
  /// How long the program's time has gone on, in nanoseconds.
  int64_t now;
  /// How long it is until something is due, in nanoseconds; `INT64_MAX` when nothing is.
  int64_t until_next;
};

#endif
