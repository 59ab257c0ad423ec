import Foundation
import Synchronization
import SystemShims

/// The state of a run of suites that can end early, with the processes to end.
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

  /// Whether the processes should end, because of an interruption or `halt()`.
  var endsProcesses: Bool { state.withLock(\.endsProcesses) }

  /// Starts a process that ends with the run.
  ///
  /// - Throws: Foundation's error if the process can't be started.
  func start(_ process: Process) throws {
    try state.withLock { state in
      try ProcessStart.exclusively { try process.run() }
      state.processes.insert(process.processIdentifier)
      if state.endsProcesses { kill(process.processIdentifier, SIGTERM) }
    }
  }

  /// Forgets a process that has ended, because its number may be reused.
  func end(_ process: Int32) { state.withLock { _ = $0.processes.remove(process) } }

  /// Ends the run, from any thread.
  func interrupt() {
    state.withLock { state in
      state.isRequested = true
      Self.end(state.processes)
    }
  }

  /// Ends the processes that run tests, from any thread; `resume()` continues the run.
  func halt() {
    state.withLock { state in
      state.isHalted = true
      Self.end(state.processes)
    }
  }

  /// Lets processes run again after `halt()`.
  func resume() { state.withLock { $0.isHalted = false } }

  /// Ends processes while the lock is held, as a number isn't reused before `end(_:)`.
  private static func end(_ processes: Set<Int32>) {
    for process in processes { kill(process, SIGTERM) }
  }
}
