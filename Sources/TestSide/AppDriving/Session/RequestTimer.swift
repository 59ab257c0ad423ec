import Foundation
import Synchronization

/// The time that tests have waited for their apps, which does not count as sleep.
enum RequestTimer {
  struct Sums {
    /// The time on the calling thread.
    var thread: Duration
    /// The time on all threads together.
    var process: Duration
  }

  private struct State {
    var threads: [UInt64: Duration] = [:]
    var process = Duration.zero
  }

  private static let state = Mutex(State())

  static var sums: Sums {
    let thread = ThreadFigures.current
    return state.withLock { Sums(thread: $0.threads[thread] ?? .zero, process: $0.process) }
  }

  /// Runs a block and counts the time that it takes.
  static func counting<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = ContinuousClock.now
    defer {
      let length = ContinuousClock.now - start
      let thread = ThreadFigures.current
      state.withLock { state in
        state.threads[thread, default: .zero] += length
        state.process += length
      }
    }
    return try body()
  }
}
