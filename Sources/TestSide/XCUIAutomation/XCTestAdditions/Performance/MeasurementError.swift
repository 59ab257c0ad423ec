/// Why something cannot be measured.
struct MeasurementError: Error, Sendable, Hashable {
  /// What stands against it.
  enum Code: String, Sendable, Hashable {
    /// The kernel does not say it.
    case unknownFigure
    /// The app whose figure it is does not run.
    case appNotRunning
    /// No app was launched.
    case noLaunch
    /// There are no signposts on Linux.
    case noSignposts
    /// Nothing is drawn at a steady rate.
    case noFrames
    /// There is nothing to measure.
    case noMetrics
    /// A metric's copy is no metric.
    case copyIsNoMetric
    /// The block is to run less than once.
    case noIterations
    /// Something is measured already, or was in the same test.
    case measuredBefore
    /// Measuring was to begin, and had begun.
    case startedTwice
    /// Measuring was to end, and had ended.
    case stoppedTwice
    /// Measuring was to end, and had not begun.
    case notStarted
    /// The block ended, and measuring had not begun.
    case neverStarted
    /// Nothing is measured.
    case notMeasuring
  }

  var code: Code
  /// The metric, the app, the figure or the call that it is about.
  var subject: String

  init(_ code: Code, _ subject: String = "") {
    self.code = code
    self.subject = subject
  }
}

extension MeasurementError: CustomStringConvertible {
  var description: String {
    switch code {
    case .unknownFigure:
      "\(subject) cannot be read here."
    case .appNotRunning:
      "'\(subject)' does not run, so it cannot be measured. Launch it before the block ends, and "
        + "do not end it in the block."
    case .noLaunch:
      "\(subject) measures how long an app takes to launch, and none was launched while it "
        + "measured. Call XCUIApplication().launch() in the block."
    case .noSignposts:
      "\(subject) cannot be measured: Linux has no os_signpost. Use XCTClockMetric."
    case .noFrames:
      "\(subject) cannot be measured: an app here draws when something has changed, not at a "
        + "steady rate. Use XCTClockMetric."
    case .noMetrics:
      "At least one metric must be provided to measure."
    case .copyIsNoMetric:
      "copy(with:) of \(subject) does not return a \(subject)."
    case .noIterations:
      "iterationCount is \(subject), so there is nothing to measure. Set it to 1 or more."
    case .measuredBefore:
      "Can only record one set of metrics per test method."
    case .startedTwice:
      "Already called startMeasuring() once this iteration."
    case .stoppedTwice:
      "Already called stopMeasuring() once this iteration."
    case .notStarted:
      "Cannot stop measuring before starting measuring."
    case .neverStarted:
      "startMeasuring() must be called during the block."
    case .notMeasuring:
      "\(subject) is only supported from a block passed to measure(...)."
    }
  }
}
