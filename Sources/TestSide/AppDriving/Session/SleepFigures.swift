import Foundation

/// What sleep is measured by: real time, and what is counted of the process.
protocol SleepFigures: Sendable {
  var now: ContinuousClock.Instant { get }
  /// How long tests have waited for their apps.
  var requestTime: RequestTimer.Sums { get }
  /// How long all threads of the process have run, together.
  var computedByProcess: Duration { get }
  /// For how long all threads of the process together have wanted to run while others did.
  var waitedByProcess: Duration { get }

  /// Begins to look at the calling thread.
  func lookAtThread() -> any SleepThread
}

/// What is counted of one thread.
protocol SleepThread: Sendable {
  /// Whether it is the calling thread.
  var isOfThisThread: Bool { get }
  /// What the thread has done so far; ask on that thread.
  var use: ThreadFigures.Use { get }
}

/// The figures of the system.
struct SystemSleepFigures: SleepFigures {
  var now: ContinuousClock.Instant { .now }
  var requestTime: RequestTimer.Sums { RequestTimer.sums }
  var computedByProcess: Duration { ThreadFigures.computedByProcess }
  var waitedByProcess: Duration { ThreadFigures.waitedByProcess }

  func lookAtThread() -> any SleepThread { ThreadFigures() }
}

extension ThreadFigures: SleepThread {}
