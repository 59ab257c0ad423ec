import Foundation
import Synchronization
import SystemShims

/// The signals by which a person or the system asks a program to end.
///
/// The first one ends the app in order. A separate thread receives them, so that a second one still ends
/// an app that hangs.
@MainActor
final class TerminationSignals {
  /// The first signal received.
  private final class Caught: Sendable {
    private let number = Mutex<Int32?>(nil)

    var first: Int32? { number.withLock { $0 } }

    /// - Returns: Whether it is the first.
    func note(_ signal: Int32) -> Bool {
      number.withLock { number in
        defer { number = number ?? signal }
        return number == nil
      }
    }
  }

  private let caught = Caught()

  /// The signal that ends the process once its exit handlers have run; 0 for none.
  private nonisolated static let endingSignal = Atomic<Int32>(0)

  /// Registers, once, the handler that ends the process by the signal that was caught.
  ///
  /// Handlers registered later run before it, such as those of modules that write a file at exit.
  nonisolated static let raiseAtExit: Void = {
    _ = atexit {
      let number = endingSignal.load(ordering: .sequentiallyConsistent)
      guard number != 0 else { return }
      signal(number, SIG_DFL)
      // The parent process may have blocked it.
      var set = sigset_t()
      sigemptyset(&set)
      sigaddset(&set, number)
      pthread_sigmask(SIG_UNBLOCK, &set, nil)
      raise(number)
    }
  }()

  /// Starts to catch the signals.
  ///
  /// - Parameter end: Ends the app in order, with an exit status; called on the main thread.
  init(_ end: @escaping @MainActor @Sendable (Int32) -> Void) {
    SignalPipe.listen(to: [SIGINT, SIGTERM, SIGHUP], named: "signals") { [caught] number in
      // Exit handlers restore the terminal.
      guard caught.note(number) else { exit(128 + number) }
      DispatchQueue.main.async { end(128 + number) }
    }
  }

  /// Makes the process, when it exits, end by the signal that was caught, if any; the terminal must already
  /// be restored.
  func raiseCaught() {
    guard let number = caught.first else { return }
    Self.endingSignal.store(number, ordering: .sequentiallyConsistent)
  }
}
