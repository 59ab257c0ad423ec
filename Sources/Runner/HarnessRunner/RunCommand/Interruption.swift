import Foundation
import Synchronization
import SystemShims

/// Listens for events that end a command early: Ctrl-C, a request to end, a closed terminal (SIGINT, SIGTERM
/// and SIGHUP), and a closed reader of its output.
enum Interruption {
  /// The signals, without SIGHUP under “nohup”, which lets a command outlive its terminal.
  private static var signals: [Int32] {
    [SIGINT, SIGTERM] + (isIgnored(SIGHUP) ? [] : [SIGHUP])
  }

  /// Calls a listener, on any thread, at the first signal and when the console's reader is gone.
  ///
  /// The second Ctrl-C or request ends the process.
  static func listen(on console: Console, _ listener: @escaping @Sendable () -> Void) {
    console.whenReaderIsGone(listener)
    listen(listener)
  }

  /// Calls a listener, on a separate thread, at the first signal.
  ///
  /// The second Ctrl-C or request ends the process.
  static func listen(_ listener: @escaping @Sendable () -> Void) {
    let first = FirstSignal()
    SignalPipe.listen(to: signals, named: "interruption") { number in
      switch first.note() {
      case nil:
        let thread = Thread { listener() }
        thread.name = "interrupted"
        thread.start()
      // Both the kernel and the shell report a closed terminal, so a second SIGHUP must not end the process.
      case let time? where number != SIGHUP && time > sameRequest:
        signal(number, SIG_DFL)
        kill(getpid(), number)
      default: break
      }
    }
  }

  /// The time within which signals are one request: timeout(1) signals the process and then its group, and no
  /// one presses Ctrl-C twice as fast.
  private static let sameRequest = Duration.milliseconds(200)

  private final class FirstSignal: Sendable {
    private let moment = Mutex<ContinuousClock.Instant?>(nil)

    /// Records a signal.
    ///
    /// - Returns: The time since the first signal, or `nil` if this is the first.
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
