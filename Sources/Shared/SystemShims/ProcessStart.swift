import Foundation
import Synchronization

/// The start of child processes, one at a time and with no signal blocked.
///
/// Foundation learns of a process's end through a socket that the process holds. A process that another
/// thread starts at the same moment inherits that socket, and the first one stays a zombie until the second
/// has ended too. Meanwhile Swift Testing's thread that waits for exit tests sees only the zombie: it keeps a
/// processor busy, and no exit test ends.
///
/// A process inherits the signal mask of the thread that starts it. The threads of Dispatch, on which
/// Swift Testing runs tests, block SIGTERM, SIGINT and most other signals.
package enum ProcessStart {
  private static let turn = Mutex(())

  /// Starts a process while no other thread starts one with this function.
  ///
  /// - Throws: The error of `start`.
  package static func exclusively<Failure: Error>(
    _ start: () throws(Failure) -> Void
  ) throws(Failure) {
    try turn.withLock { _ throws(Failure) in
      var none = sigset_t()
      var previous = sigset_t()
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, &previous)
      defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
      try start()
    }
  }
}
