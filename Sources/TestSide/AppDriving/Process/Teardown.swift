/// The way in which an app is ended: steps, each with a time limit, followed by a kill.
///
/// Every step waits for the app to end, so a well-behaved app is gone after the first.
public struct Teardown: Sendable, Hashable {
  /// One attempt.
  public enum Step: Sendable, Hashable {
    /// Asks the app to exit.
    case ask(Duration)
    /// Closes the app's standard input, at which the app should exit as well.
    case closeInput(Duration)
    /// Sends SIGTERM to the app and its child processes.
    case interrupt(Duration)

    /// The real time that the app may take to end.
    var limit: Duration {
      switch self {
      case .ask(let limit), .closeInput(let limit), .interrupt(let limit): limit
      }
    }
  }

  /// The steps before the kill, in order.
  public var steps: [Step]

  /// Creates a teardown from its steps.
  public init(steps: [Step]) { self.steps = steps }

  /// The teardown for an app that may still have something to save.
  public static let standard = Teardown(steps: [
    .ask(.seconds(2)), .closeInput(.milliseconds(500)), .interrupt(.milliseconds(500)),
  ])

  /// The teardown for an app that no longer answers: the kill alone.
  public static let immediate = Teardown(steps: [])
}

/// Something that a teardown can end.
protocol TeardownTarget {
  /// Asks the app to exit and returns when it has answered or the time is up.
  func ask(upTo limit: Duration)
  /// Closes the app's standard input.
  func closeInput()
  /// Sends SIGTERM.
  func interrupt()
  /// Sends SIGKILL, and makes sure that the process is gone.
  func kill() -> ProcessEnd
  /// Waits for the app to end.
  func waitForEnd(upTo limit: Duration) -> ProcessEnd?
}

extension Teardown {
  /// Runs the steps until the process has ended.
  func run(on target: some TeardownTarget) -> ProcessEnd {
    if let end = target.waitForEnd(upTo: .zero) { return end }
    for step in steps {
      let started = ContinuousClock.now
      switch step {
      case .ask(let limit): target.ask(upTo: limit)
      case .closeInput: target.closeInput()
      case .interrupt: target.interrupt()
      }
      let rest = step.limit - (ContinuousClock.now - started)
      if let end = target.waitForEnd(upTo: max(.zero, rest)) { return end }
    }
    return target.kill()
  }
}
