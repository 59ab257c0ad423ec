import Foundation
import Synchronization
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
    let first = FirstSignal()
    SignalPipe.listen(to: signals, named: "interruption") { number in
      switch first.note() {
      case nil:
        let thread = Thread { listener() }
        thread.name = "interrupted"
        thread.start()
      // Both the kernel and the shell tell of a closed terminal, and what is begun must come to its end.
      case let time? where number != SIGHUP && time > sameRequest:
        signal(number, SIG_DFL)
        kill(getpid(), number)
      default: break
      }
    }
  }

  /// Signals within this time are one request: timeout(1) sends its signal to the process and then to the
  /// group that it is in, and nobody presses Ctrl-C twice as fast.
  private static let sameRequest = Duration.milliseconds(200)

  private final class FirstSignal: Sendable {
    private let moment = Mutex<ContinuousClock.Instant?>(nil)

    /// Notes a signal.
    ///
    /// - Returns: The time since the first one; `nil` for the first.
    func note() -> Duration? {
      moment.withLock { moment in
        guard let first = moment else {
          moment = .now
          return nil
        }
        return first.duration(to: .now)
      }
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    let handler = action.__sigaction_handler.sa_handler
    return unsafeBitCast(handler, to: UInt.self) == unsafeBitCast(SIG_IGN, to: UInt.self)
  }
}
