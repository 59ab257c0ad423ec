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
    var use: ThreadFigures.Use
    var asking: AskingTime.Sums
    var computed: Duration
  }

  private var mark: Mark?

  /// Begins to measure; an answer has come.
  mutating func begin() {
    let thread = mark.flatMap { $0.thread.isOfThisThread ? $0.thread : nil } ?? ThreadFigures()
    mark = Mark(
      moment: .now, thread: thread, use: thread.use, asking: AskingTime.sums,
      computed: ThreadFigures.computedByProcess)
  }

  /// For how long the test has slept; zero for moments that may have another reason.
  var slept: Duration {
    guard let mark else { return .zero }
    guard ContinuousClock.now - mark.moment >= Self.shortest else { return .zero }
    let asking = AskingTime.sums
    if mark.thread.isOfThisThread {
      let (now, use) = Self.look(at: mark.thread)
      let waiting = use.waiting - mark.use.waiting + (asking.thread - mark.asking.thread)
      return slept(
        of: now - mark.moment - waiting, computing: use.running - mark.use.running,
        atLeast: Self.shortest)
    }
    // A task that has slept goes on on any thread. Then the process as a whole is looked at.
    return slept(
      of: ContinuousClock.now - mark.moment - (asking.process - mark.asking.process),
      computing: ThreadFigures.computedByProcess - mark.computed, atLeast: Self.shortestOfTask)
  }

  /// What the thread has done until a moment.
  ///
  /// A pause between the looks at the clock and at the thread would be in one of them only.
  private static func look(
    at thread: ThreadFigures
  ) -> (moment: ContinuousClock.Instant, use: ThreadFigures.Use) {
    var use = thread.use
    while true {
      let moment = ContinuousClock.now
      let later = thread.use
      if later.waiting == use.waiting { return (moment, use) }
      use = later
    }
  }

  /// What of a time in which nobody waited for anything was sleep.
  ///
  /// The little that is done besides counts too, or a sleep of a second would be less than one.
  private func slept(
    of passed: Duration, computing: Duration, atLeast shortest: Duration
  ) -> Duration {
    guard passed - computing >= shortest else { return .zero }
    return computing <= passed / Self.littleWork ? passed : passed - computing
  }

  /// What is done beside a sleep is little when it takes one part of so many.
  private static let littleWork = 10
  /// Shorter than the pauses of loops that look now and then.
  private static let shortest = Duration.milliseconds(4)
  /// For how long a process must have been idle that does not wait for a processor.
  private static let shortestOfTask = Duration.milliseconds(100)
}
