import Foundation
import SystemShims

/// Listens for Ctrl-C and for a request to end (SIGINT and SIGTERM).
enum Interruption {
  private static let signals = [SIGINT, SIGTERM]

  /// Calls a listener, on a thread of its own, at the first signal; the second ends the process.
  static func listen(_ listener: @escaping @Sendable () -> Void) {
    SignalPipe.listen(to: signals, named: "interruption") { _ in
      for number in signals { signal(number, SIG_DFL) }
      listener()
    }
  }
}
