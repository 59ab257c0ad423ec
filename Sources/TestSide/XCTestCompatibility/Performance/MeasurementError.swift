/// The reason why something can't be measured.
package struct MeasurementError: Error, Sendable, Hashable {
  /// The kind of the error.
  package enum Code: String, Sendable, Hashable {
    /// The kernel doesn't provide the figure.
    case unknownFigure
    /// The app to measure isn't running.
    case appNotRunning
    /// No app was launched in the block.
    case noLaunch
    /// Linux has no signposts.
    case noSignposts
    /// Frames are not drawn at a steady rate.
    case noFrames
    /// No metrics were given.
    case noMetrics
    /// The copy of a metric isn't a metric.
    case copyIsNotAMetric
    /// The number of iterations is less than one.
    case noIterations
    /// The test already has a measurement, running or completed.
    case measuredBefore
    /// Measuring was started twice.
    case startedTwice
    /// Measuring was stopped twice.
    case stoppedTwice
    /// Measuring was stopped before it was started.
    case notStarted
    /// The block ended without starting to measure.
    case neverStarted
  }

  var code: Code
  /// The metric, app, figure or call that the error is about.
  var subject: String

  package init(_ code: Code, _ subject: String = "") {
    self.code = code
    self.subject = subject
  }
}

extension MeasurementError: CustomStringConvertible {
  package var description: String {
    switch code {
    case .unknownFigure:
      "\(subject) is not available on this machine."
    case .appNotRunning:
      "'\(subject)' is not running, so it cannot be measured. Launch it before the block ends, and "
        + "do not end it in the block."
    case .noLaunch:
      "\(subject) measures how long an app takes to launch, and none was launched while it "
        + "measured. Call XCUIApplication().launch() in the block."
    case .noSignposts:
      "\(subject) cannot be measured: Linux has no os_signpost. Use XCTClockMetric."
    case .noFrames:
      "\(subject) cannot be measured: an app on Linux draws only after changes, not at a "
        + "steady rate. Use XCTClockMetric."
    case .noMetrics:
      "At least one metric must be provided to measure."
    case .copyIsNotAMetric:
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
    }
  }
}
