import XCTest

/// One test or suite that XCTest runs, and what belongs to it until it ends.
// XCTest uses a test from whatever thread the test uses, and so must everything that belongs to it.
// All use of what is mutable here is inside the lock of `TestLifetimes`.
struct TestLifetime: @unchecked Sendable {
  /// The test or suite.
  let test: XCTest
  /// When it began.
  let start = ContinuousClock.now
  /// The step it has logged last.
  var lastStep: String?
  /// The files that have been written for it.
  var attachments: [SavedAttachment] = []
  /// The failures that it is expected to have.
  var expectedFailures = ExpectedFailureStack()
  /// What handles alerts that are in the way of its actions, the oldest first.
  var interruptionMonitors: [InterruptionMonitor] = []
  /// What it expects, where XCTest does not know which line of it does.
  var madeExpectations: [MadeExpectation] = []
  /// What has gone wrong with an app, until the failure comes that tells of it.
  var notedErrors = NotedErrors()
  /// How long it may take; nil where it has not said so.
  var allowance: ExecutionAllowance?
  /// What it measures now.
  var measurement: MeasurementIteration?
  /// Whether it has measured anything; XCTest allows that once for each test.
  var hasMeasured = false

  init(_ test: XCTest) { self.test = test }
}
