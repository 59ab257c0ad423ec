import Foundation
import XCTest

/// One test or suite that XCTest runs, and what belongs to it until it ends.
// XCTest uses a test from whatever thread the test uses, and so must everything that belongs to it.
// All use of what is mutable here is inside the lock of `TestLifetimes`.
package struct TestLifetime: @unchecked Sendable {
  /// The test or suite.
  let test: XCTest
  /// The time at which it began.
  let start = ContinuousClock.now
  /// The return addresses on the stack when it began: what runs it.
  let callers = Thread.callStackReturnAddresses.map(\.uint64Value)
  /// The last step in the log.
  var lastStep: String?
  /// The attachments that were saved for it.
  var attachments: [SavedAttachment] = []
  /// The expected failures.
  var expectedFailures = ExpectedFailureStack()
  /// What it expects, where XCTest does not know which line of it does.
  package var recordedExpectations: [RecordedExpectation] = []
  /// What has gone wrong with an app, until the failure comes that tells of it.
  var pendingErrors = PendingErrors()
  /// Returns whether further failures are only consequences of the first; `nil` until an app has failed
  /// the test.
  package var ignoresFailures: (@Sendable () -> Bool)?
  /// A sentence that every failure of the test ends with, or `nil`.
  package var failureNote: String?
  /// Returns a text with the secrets of the test's apps hidden; `nil` until an app has one.
  var redaction: (@Sendable (String) -> String)?
  /// What is said with the next failure at a line.
  var lineNotes = LineNotes()
  /// The time limit, or `nil` if none was set.
  var allowance: ExecutionAllowance?
  /// The current measurement.
  var measurement: MeasurementIteration?
  /// Whether it has measured anything; XCTest allows that once for each test.
  package var hasMeasured = false
  private var values: [ObjectIdentifier: any TestLifetimeValue] = [:]

  init(_ test: XCTest) { self.test = test }

  /// What another module keeps for the test.
  package subscript<Value: TestLifetimeValue>(type: Value.Type) -> Value {
    get { values[ObjectIdentifier(type)] as? Value ?? Value() }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}
