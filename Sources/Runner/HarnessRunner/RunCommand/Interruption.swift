import Foundation
import SystemShims

/// Listens for what ends a command early: Ctrl-C, a request to end, a terminal that is closed (SIGINT, SIGTERM
/// and SIGHUP), and a pipe behind it that nobody reads any more.
enum Interruption {
  /// The signals; “nohup” has a command outlive its terminal.
  private static var signals: [Int32] {
    [SIGINT, SIGTERM] + (isIgnored(SIGHUP) ? [] : [SIGHUP])
  }

  /// Calls a listener, on any thread, at the first signal and when the console's reader is gone; the
  /// second Ctrl-C or request ends the process.
  static func listen(on console: Console, _ listener: @escaping @Sendable () -> Void) {
    console.whenReaderIsGone(listener)
    listen(listener)
  }

  /// Calls a listener, on a thread of its own, at the first signal; the second Ctrl-C or request ends
  /// the process.
  static func listen(_ listener: @escaping @Sendable () -> Void) {
    SignalPipe.listen(to: signals, named: "interruption") { _ in
      for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
      // Both the kernel and the shell tell of a closed terminal, and what is begun must come to its end.
      if !isIgnored(SIGHUP) { signal(SIGHUP) { _ in } }
      listener()
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    let handler = action.__sigaction_handler.sa_handler
    return unsafeBitCast(handler, to: UInt.self) == unsafeBitCast(SIG_IGN, to: UInt.self)
  }
}
