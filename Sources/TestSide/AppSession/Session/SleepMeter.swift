import Foundation

/// Measures for how long a test has slept since the app's last answer: in `sleep`, in a run loop, or in
/// whatever else waits for something that is not the app.
///
/// What the test has computed does not count, nor for how long it had to wait for a processor, nor what
/// it has asked an app: a busy machine must not move the app's time.
struct SleepMeter {
  private struct Mark {
    var moment: ContinuousClock.Instant
    var thread: ThreadFigures
    var occupied: Duration
    var asking: AskingTime.Sums
    var computed: Duration
  }

  private var mark: Mark?

  /// Begins to measure; an answer has come.
  mutating func begin() {
    let thread = mark.flatMap { $0.thread.isOfThisThread ? $0.thread : nil } ?? ThreadFigures()
    mark = Mark(
      moment: .now, thread: thread, occupied: thread.occupied, asking: AskingTime.sums,
      computed: ThreadFigures.computedByProcess)
  }

  /// For how long the test has slept; zero for moments that may have another reason.
  var slept: Duration {
    guard let mark else { return .zero }
    let passed = ContinuousClock.now - mark.moment
    guard passed >= Self.shortest else { return .zero }
    let asking = AskingTime.sums
    if mark.thread.isOfThisThread {
      let busy = mark.thread.occupied - mark.occupied + (asking.thread - mark.asking.thread)
      return slept(of: passed, busy: busy, atLeast: Self.shortest)
    }
    // A task that has slept goes on on any thread. Then the process as a whole is looked at.
    let busy =
      ThreadFigures.computedByProcess - mark.computed + (asking.process - mark.asking.process)
    return slept(of: passed, busy: busy, atLeast: Self.shortestOfTask)
  }

  /// What of a time was sleep.
  ///
  /// The little that is done besides counts too, or a sleep of a second would be less than one.
  private func slept(of passed: Duration, busy: Duration, atLeast shortest: Duration) -> Duration {
    guard passed - busy >= shortest else { return .zero }
    return busy <= passed / Self.littleWork ? passed : passed - busy
  }

  /// What is done beside a sleep is little when it takes one part of so many.
  private static let littleWork = 10
  /// Shorter than the pauses of loops that look now and then.
  private static let shortest = Duration.milliseconds(4)
  /// For how long a process must have been idle that does not wait for a processor.
  private static let shortestOfTask = Duration.milliseconds(100)
}
