import XCTest

/// A running XCTest test or suite, and the objects that it owns until it ends.
// Sendable is unchecked because XCTest uses a test on any thread that the test uses, and so the
// objects that it owns must be used as well. The lock of `TestLifetimes` protects all mutable
// state.
struct TestLifetime: @unchecked Sendable {
  /// The test or suite.
  let test: XCTest
  /// The time at which it began.
  let start = ContinuousClock.now
  /// The last step in the log.
  var lastStep: String?
  /// The attachments that were saved for it.
  var attachments: [SavedAttachment] = []
  /// The expected failures.
  var expectedFailures = ExpectedFailureStack()
  /// The interruption monitors, the oldest first.
  var interruptionMonitors: [InterruptionMonitor] = []
  /// The expectations whose lines XCTest does not know.
  var madeExpectations: [MadeExpectation] = []
  /// The errors about apps, until the failures that report them are recorded.
  var notedErrors = NotedErrors()
  /// The time limit, or `nil` if none was set.
  var allowance: ExecutionAllowance?
  /// The current measurement.
  var measurement: MeasurementIteration?
  /// Whether it has measured anything; XCTest allows that once per test.
  var hasMeasured = false

  init(_ test: XCTest) { self.test = test }
}
