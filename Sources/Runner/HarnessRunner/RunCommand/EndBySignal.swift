import Foundation
import Synchronization

/// The end of a command by Ctrl-C or a request to end, at any moment: its apps and their folders go first.
///
/// It is for commands that have nothing to report of what they were at.
final class EndBySignal: Sendable {
  private let isRequested = Atomic(false)

  /// Listens for the signals.
  ///
  /// - Parameter beforeEnd: Called before the process ends by one, on a thread of its own.
  init(beforeEnd: @escaping @Sendable () -> Void = {}) {
    var attributes = termios()
    // A line editor sets attributes of its own, and would leave them in place.
    let isTerminal = tcgetattr(STDIN_FILENO, &attributes) == 0
    let saved = attributes
    Interruption.listen { [self] in
      isRequested.store(true, ordering: .sequentiallyConsistent)
      if isTerminal {
        var saved = saved
        tcsetattr(STDIN_FILENO, TCSANOW, &saved)
      }
      beforeEnd()
      // What runs at the exit of a process ends the apps.
      exit(ExitStatus.interrupted.rawValue)
    }
  }

  /// Runs a body that fails when the apps end; if that is the reason, it doesn't return.
  func unlessEnding<Value>(_ body: () throws -> Value) rethrows -> Value {
    do {
      return try body()
    } catch {
      waitIfEnding()
      throw error
    }
  }

  /// Waits for the end of the process if it is near.
  func waitIfEnding() {
    if isRequested.load(ordering: .sequentiallyConsistent) { wait() }
  }

  /// Blocks until the signal ends the process.
  func wait() -> Never {
    while true { pause() }
  }
}
