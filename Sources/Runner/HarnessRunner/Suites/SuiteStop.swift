import Foundation
import Synchronization
import SystemShims

/// Whether a run of suites shall end early, and the processes that must end then.
final class SuiteStop: Sendable {
  private struct State {
    var isRequested = false
    var isHalted = false
    var processes: Set<Int32> = []
    var endsProcesses: Bool { isRequested || isHalted }
  }

  private let state = Mutex(State())

  /// Whether the user has interrupted the run.
  var isRequested: Bool { state.withLock(\.isRequested) }

  /// Whether the processes end now, by an interruption or by `halt()`.
  var endsProcesses: Bool { state.withLock(\.endsProcesses) }

  /// Starts a process that ends with the run.
  ///
  /// - Throws: What Foundation throws.
  func start(_ process: Process) throws {
    try state.withLock { state in
      try ProcessStart.exclusively { try process.run() }
      state.processes.insert(process.processIdentifier)
      if state.endsProcesses { kill(process.processIdentifier, SIGTERM) }
    }
  }

  /// Forgets a process, whose number another one may get.
  func end(_ process: Int32) { state.withLock { _ = $0.processes.remove(process) } }

  /// Ends the run, from any thread.
  func interrupt() {
    state.withLock { state in
      state.isRequested = true
      Self.end(state.processes)
    }
  }

  /// Ends the processes that run tests, from any thread; the run may go on after `resume()`.
  func halt() {
    state.withLock { state in
      state.isHalted = true
      Self.end(state.processes)
    }
  }

  /// Lets processes run again after `halt()`.
  func resume() { state.withLock { $0.isHalted = false } }

  /// Within the lock: a number is a process's as long as nobody has called `end(_:)`.
  private static func end(_ processes: Set<Int32>) {
    for process in processes { kill(process, SIGTERM) }
  }
}
