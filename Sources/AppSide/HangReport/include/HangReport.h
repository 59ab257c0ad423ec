#ifndef HANG_REPORT_H
#define HANG_REPORT_H

#include <stdbool.h>

/// Where the main thread is, said when a signal arrives: an app that hangs can't be asked in another way.
///
/// The report is one line of the protocol, a notification with the return addresses of the main thread's stack.

/// Takes a signal, whose arrival writes a report to a descriptor; call it on the main thread.
///
/// Returns whether the signal was taken: not if somebody else handles it already.
bool hang_report_install(int signal, int descriptor);

#endif
