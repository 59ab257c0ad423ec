#ifndef PROGRAM_CLOCK_H
#define PROGRAM_CLOCK_H

#include <stdint.h>

// The virtual clock for a program that isn't written for it: a library that is loaded before the program's own
// (`LD_PRELOAD`) and lets another process move the program's time, over a socket.
//
// `UNDERSTUDY_PROGRAM_CLOCK` is the name of the abstract socket. Each process of the program that is started with the
// two variables makes its own connection, and has real time if nothing listens.

/// The requests to a program, made one at a time.
enum program_clock_question {
  /// Returns the time to the next deadline.
  PROGRAM_CLOCK_LOOK = 1,
  /// Advances the clock, ends the waits that are due meanwhile, and lets their threads come to rest.
  PROGRAM_CLOCK_ADVANCE = 2,
  /// Sets the offset of the date, for a process that has started after others.
  PROGRAM_CLOCK_SET_DATE = 3,
};

/// A request to a program, in the machine's byte order.
struct program_clock_request {
  int64_t question;
  /// A time in nanoseconds; `PROGRAM_CLOCK_LOOK` ignores it.
  int64_t time;
};

/// The answer to a request.
struct program_clock_answer {
  /// The time that has passed on the program's clock, in nanoseconds.
  int64_t now;
  /// The time to the next deadline, in nanoseconds; `INT64_MAX` if there is none.
  int64_t until_next;
};

#endif
