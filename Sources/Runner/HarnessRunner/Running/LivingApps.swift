import AppDriving
import Synchronization

/// The apps of a run that have not ended yet, so that an interruption ends them.
final class LivingApps: Sendable {
  private struct State {
    var sessions: [ObjectIdentifier: AppSession] = [:]
    var isClosed = false
  }

  private let state = Mutex(State())

  /// Adds an app; after `endAll()` it is ended at once.
  func add(_ session: AppSession) {
    let isClosed = state.withLock { state in
      state.sessions[ObjectIdentifier(session)] = session
      return state.isClosed
    }
    if isClosed { session.terminate(.immediate) }
  }

  func remove(_ session: AppSession) {
    state.withLock { _ = $0.sessions.removeValue(forKey: ObjectIdentifier(session)) }
  }

  /// Ends the apps, and those that are added from now on.
  func endAll() {
    let sessions = state.withLock { state in
      state.isClosed = true
      return Array(state.sessions.values)
    }
    for session in sessions { session.terminate(.immediate) }
  }
}
