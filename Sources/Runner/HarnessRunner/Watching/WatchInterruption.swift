import Synchronization

/// Ends a watch: the current round, or the wait between two rounds.
final class WatchInterruption: Sendable {
  private struct State {
    var isInterrupted = false
    var stop: RunStop?
    var living: LivingApps?
  }

  private let state = Mutex(State())
  private let watch: FolderWatch

  init(_ watch: FolderWatch) { self.watch = watch }

  /// Whether the watch should stop.
  var isInterrupted: Bool { state.withLock(\.isInterrupted) }

  /// Sets the round that an interruption ends.
  func begin(_ stop: RunStop, _ living: LivingApps) {
    let isLate = state.withLock { state in
      state.stop = stop
      state.living = living
      return state.isInterrupted
    }
    if isLate { stop.interrupt() }
  }

  /// Ends the round and the wait, from any thread.
  func interrupt() {
    let (stop, living) = state.withLock { state in
      state.isInterrupted = true
      return (state.stop, state.living)
    }
    stop?.interrupt()
    living?.endAll()
    watch.interrupt()
  }
}
