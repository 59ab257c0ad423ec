import AppDriving
import Synchronization

/// The running apps of a run, which an interruption ends.
final class LivingApps: Sendable {
  private struct State {
    var sessions: [ObjectIdentifier: AppSession] = [:]
    var isClosed = false
  }

  private let state = Mutex(State())

  /// Adds an app, or ends it at once after `endAll()`.
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

  /// Ends all apps, and those that are added later.
  func endAll() {
    let sessions = state.withLock { state in
      state.isClosed = true
      return Array(state.sessions.values)
    }
    for session in sessions { session.terminate(.immediate) }
  }
}
