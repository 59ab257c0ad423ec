import Foundation
import Synchronization

/// Whether a run of suites shall end early, and the process that must end then.
final class SuiteStop: Sendable {
  private struct State {
    var isRequested = false
    var process: Int32?
  }

  private let state = Mutex(State())

  var isRequested: Bool { state.withLock(\.isRequested) }

  /// Makes a process the one that an interruption ends.
  func begin(_ process: Int32) {
    let isLate = state.withLock { state in
      state.process = process
      return state.isRequested
    }
    if isLate { kill(process, SIGTERM) }
  }

  /// Forgets the process, whose number another one may get.
  func end() { state.withLock { $0.process = nil } }

  /// Ends the run, from any thread.
  func interrupt() {
    state.withLock { state in
      state.isRequested = true
      // Within the lock: the number is this process's as long as nobody has called end().
      if let process = state.process { kill(process, SIGTERM) }
    }
  }
}
