import Foundation
import Synchronization

/// Ends a command at Ctrl-C or a request to end, after its apps and their folders.
///
/// It's for commands that have nothing to report when they are interrupted.
final class EndBySignal: Sendable {
  private let isRequested = Atomic(false)

  /// Listens for the signals.
  ///
  /// - Parameter beforeEnd: Called on a separate thread before a signal ends the process.
  init(beforeEnd: @escaping @Sendable () -> Void = {}) {
    var attributes = termios()
    // A line editor changes the terminal's attributes, which must be restored.
    let isTerminal = tcgetattr(STDIN_FILENO, &attributes) == 0
    let saved = attributes
    Interruption.listen { [self] in
      isRequested.store(true, ordering: .sequentiallyConsistent)
      if isTerminal {
        var saved = saved
        tcsetattr(STDIN_FILENO, TCSANOW, &saved)
      }
      beforeEnd()
      // The process's exit handlers end the apps.
      exit(ExitStatus.interrupted.rawValue)
    }
  }

  /// Runs a body, and doesn't return if it fails because a signal ends the apps.
  func unlessEnding<Value>(_ body: () throws -> Value) rethrows -> Value {
    do {
      return try body()
    } catch {
      waitIfEnding()
      throw error
    }
  }

  /// Waits for the end of the process if a signal has requested it.
  func waitIfEnding() {
    if isRequested.load(ordering: .sequentiallyConsistent) { wait() }
  }

  /// Blocks until the signal ends the process.
  func wait() -> Never {
    while true { pause() }
  }
}
