import Foundation
import SystemShims

/// Listens for what ends a command early: Ctrl-C, a request to end (SIGINT and SIGTERM), and a pipe behind it
/// that nobody reads any more.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM]

  /// Calls a listener, on any thread, at the first signal and when the console's reader is gone; the
  /// second signal ends the process.
  static func listen(on console: Console, _ listener: @escaping @Sendable () -> Void) {
    console.whenReaderIsGone(listener)
    listen(listener)
  }

  /// Calls a listener, on a thread of its own, at the first signal; the second ends the process.
  static func listen(_ listener: @escaping @Sendable () -> Void) {
    SignalPipe.listen(to: signals, named: "interruption") { _ in
      for number in signals { signal(number, SIG_DFL) }
      listener()
    }
  }
}
