/// How an app is ended: steps, each with the time it is given, and a kill at the end.
///
/// Waiting for the app to end races with every step, so a good app is gone after the first.
public struct Teardown: Sendable, Hashable {
  /// One attempt.
  public enum Step: Sendable, Hashable {
    /// Ask it to end by itself.
    case ask(Duration)
    /// Close its standard input, at whose end it should end too.
    case closeInput(Duration)
    /// Send it SIGTERM, and what it started.
    case interrupt(Duration)

    /// How long the app may take to end, in real time.
    var limit: Duration {
      switch self {
      case .ask(let limit), .closeInput(let limit), .interrupt(let limit): limit
      }
    }
  }

  /// The attempts before the kill, in order.
  public var steps: [Step]

  /// Makes a teardown of its steps.
  public init(steps: [Step]) { self.steps = steps }

  /// For an app that may still have something to save.
  public static let standard = Teardown(steps: [
    .ask(.seconds(2)), .closeInput(.milliseconds(500)), .interrupt(.milliseconds(500)),
  ])

  /// For an app that no longer answers: the kill alone.
  public static let immediate = Teardown(steps: [])
}

/// What a teardown is done to.
protocol TeardownTarget {
  /// Asks the app to end by itself and returns when it has answered or the time is up.
  func ask(upTo limit: Duration)
  /// Closes its standard input.
  func closeInput()
  /// Sends SIGTERM.
  func interrupt()
  /// Sends SIGKILL, and makes sure that the process is gone.
  func kill() -> ProcessEnd
  /// Waits for its end.
  func waitForEnd(upTo limit: Duration) -> ProcessEnd?
}

extension Teardown {
  /// Does the steps until the process has ended.
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
