import Synchronization

/// Ends a watch: the round that runs, and the wait between two.
final class WatchInterruption: Sendable {
  private struct State {
    var isInterrupted = false
    var stop: RunStop?
    var living: LivingApps?
  }

  private let state = Mutex(State())
  private let watch: FolderWatch

  init(_ watch: FolderWatch) { self.watch = watch }

  /// Whether the watch shall end.
  var isInterrupted: Bool { state.withLock(\.isInterrupted) }

  /// Makes a round the one that an interruption ends.
  func begin(_ stop: RunStop, _ living: LivingApps) {
    let isLate = state.withLock { state in
      state.stop = stop
      state.living = living
      return state.isInterrupted
    }
    if isLate { stop.interrupt() }
  }

  /// Ends everything, from any thread.
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
