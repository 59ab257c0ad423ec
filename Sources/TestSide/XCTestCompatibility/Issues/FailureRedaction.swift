import Testing
import XCTest

/// Hides secrets in the failures and steps of an XCTest test.
package enum FailureRedaction {
  /// Hides secrets in all later failures of the running XCTest test, including those of assertions, and in
  /// its steps.
  ///
  /// - Parameter redact: Returns a text with secrets hidden.
  package static func install(_ redact: @escaping @Sendable (String) -> String) {
    guard Test.current == nil, let testCase = TestLifetimes.currentTestCase else { return }
    let isInstalled = TestLifetimes.update(testCase) { lifetime in
      defer { lifetime.redaction = redact }
      return lifetime.redaction != nil
    }
    // Without the interception, failures of assertions show secrets.
    if isInstalled != true { try? InterceptingCaseRun.install(in: testCase) }
  }

  /// Returns a text of the running test with secrets hidden.
  static func redact(_ text: String) -> String {
    // The redaction takes other locks, and may take this one, so it is called outside.
    let redaction = TestLifetimes.update { $0.redaction } ?? nil
    return redaction?(text) ?? text
  }
}
