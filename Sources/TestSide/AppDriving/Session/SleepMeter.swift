import Foundation

/// Measures for how long a test has slept since the app's last answer: in `sleep`, in a run loop, or in
/// whatever else waits for something that is not the app.
///
/// What the test has computed does not count, nor for how long it had to wait for a processor, nor what
/// it has asked an app: a busy machine must not move the app's time.
struct SleepMeter {
  private struct Mark {
    var moment: ContinuousClock.Instant
    var use: ThreadFigures.Use
    var requestTime: RequestTimer.Sums
    var computed: Duration
    /// For how long the process has waited for processors; nil when that was not looked at.
    var waited: Duration?
  }

  private let figures: any SleepFigures
  private var thread: (any SleepThread)?
  private var mark: Mark?
  private var shortSleeps = ShortSleeps()
  /// For how many answers to look at all threads, which takes longer than to look at one.
  private var watchedAnswers = 0

  /// Makes a meter that has not begun to measure.
  init(figures: any SleepFigures = SystemSleepFigures()) { self.figures = figures }

  /// Begins to measure; an answer has come.
  mutating func begin() {
    let thread = thread.flatMap { $0.isOfThisThread ? $0 : nil } ?? figures.lookAtThread()
    self.thread = thread
    watchedAnswers = max(0, watchedAnswers - 1)
    mark = Mark(
      moment: figures.now, use: thread.use, requestTime: figures.requestTime,
      computed: figures.computedByProcess,
      waited: watchedAnswers > 0 ? figures.waitedByProcess : nil)
  }

  /// For how long the test has slept; zero for moments that may have another reason.
  var slept: Duration { pause.map(shortSleeps.slept) ?? .zero }

  /// For how long the test has slept: it counts once, and what is too short to count is kept until it
  /// does together with what comes.
  mutating func take() -> Duration {
    guard let mark, let pause else { return .zero }
    self.mark = nil
    if pause.kind == .ofTask, pause.countsWithOthers {
      watchedAnswers = Self.watchedAnswerLimit
      // Without the look at all threads it might be a wait for a processor.
      if !pause.counts, mark.waited == nil { return .zero }
    }
    return shortSleeps.add(pause)
  }

  private var pause: SleepPause? {
    guard let mark, let thread else { return nil }
    // Most requests come right after an answer.
    guard figures.now - mark.moment >= SleepPause.Kind.ofThread.minimumPart else {
      return nil
    }
    let requestTime = figures.requestTime
    if thread.isOfThisThread {
      let (now, use) = look(at: thread)
      let waiting = use.waiting - mark.use.waiting + (requestTime.thread - mark.requestTime.thread)
      let computing = use.running - mark.use.running
      return SleepPause(
        kind: .ofThread, length: now - mark.moment - waiting - computing, computing: computing)
    }
    // The process as a whole is looked at.
    let passed = figures.now - mark.moment - (requestTime.process - mark.requestTime.process)
    let computing = figures.computedByProcess - mark.computed
    let waiting = mark.waited.map { max(.zero, figures.waitedByProcess - $0) } ?? .zero
    return SleepPause(kind: .ofTask, length: passed - waiting - computing, computing: computing)
  }

  /// What the thread has done until a moment.
  ///
  /// A pause between the looks at the clock and at the thread would be in one of them only.
  private func look(
    at thread: any SleepThread
  ) -> (moment: ContinuousClock.Instant, use: ThreadFigures.Use) {
    var use = thread.use
    while true {
      let moment = figures.now
      let later = thread.use
      if later.waiting == use.waiting { return (moment, use) }
      use = later
    }
  }

  /// A loop that sleeps asks something else in between, but not that often.
  private static let watchedAnswerLimit = 100
}
