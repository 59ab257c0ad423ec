import Foundation
import XCTest

/// A test or suite that XCTest runs, with the objects that belong to it until it ends.
// XCTest uses a test on every thread of the test, so the objects must allow that as well. All mutable
// state is used inside the lock of `TestLifetimes`.
package struct TestLifetime: @unchecked Sendable {
  /// The test or suite.
  let test: XCTest
  /// The start of the test or suite.
  let start = ContinuousClock.now
  /// The return addresses on the stack at its start, which are those of its callers.
  let callers = Thread.callStackReturnAddresses.map(\.uint64Value)
  /// The last step in the log.
  var lastStep: String?
  /// The saved attachments.
  var attachments: [SavedAttachment] = []
  /// The expected failures.
  var expectedFailures = ExpectedFailureStack()
  /// The expectations whose lines are unknown to XCTest.
  package var recordedExpectations: [RecordedExpectation] = []
  /// The errors about apps that haven't been reported by a failure yet.
  var pendingErrors = PendingErrors()
  /// Returns whether to ignore failures as consequences of the first; `nil` until an app has failed the test.
  package var ignoresFailures: (@Sendable () -> Bool)?
  /// A sentence that is appended to every failure of the test, or `nil`.
  package var failureNote: String?
  /// Returns a text with the secrets of the test's apps hidden; `nil` until an app has a secret.
  var redaction: (@Sendable (String) -> String)?
  /// The texts to add to the next failure at a line.
  var lineNotes = LineNotes()
  /// The time limit, or `nil` if none was set.
  var allowance: ExecutionAllowance?
  /// The current measurement.
  var measurement: MeasurementIteration?
  /// Whether the test has measured anything, which XCTest allows once for each test.
  package var hasMeasured = false
  private var values: [ObjectIdentifier: any TestLifetimeValue] = [:]

  init(_ test: XCTest) { self.test = test }

  /// The value that another module stores for the test.
  package subscript<Value: TestLifetimeValue>(type: Value.Type) -> Value {
    get { values[ObjectIdentifier(type)] as? Value ?? Value() }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}
