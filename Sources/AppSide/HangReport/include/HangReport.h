#ifndef HANG_REPORT_H
#define HANG_REPORT_H

#include <stdbool.h>

/// Reports the main thread's stack when a signal arrives, because an app that hangs can't answer a request.
///
/// The report is one line of the protocol, a notification with the return addresses of the main thread's stack.

/// Installs a handler that writes a report to a descriptor when a signal arrives; call it on the main thread.
///
/// Returns whether the handler was installed; it isn't if the signal already has one.
bool hang_report_install(int signal, int descriptor);

#endif
