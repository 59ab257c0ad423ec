import Testing
import XCTest

/// The secrets that the failures and steps of a test of XCTest hide.
package enum FailureRedaction {
  /// Hides secrets in the failures of the running XCTest test from now on, whatever records them, and in
  /// its steps.
  ///
  /// - Parameter redact: Returns a text with secrets hidden.
  package static func install(_ redact: @escaping @Sendable (String) -> String) {
    guard Test.current == nil, let testCase = TestLifetimes.currentTestCase else { return }
    let isInstalled = TestLifetimes.update(testCase) { lifetime in
      defer { lifetime.redaction = redact }
      return lifetime.redaction != nil
    }
    // Without the interception, failures of assertions stay as they are.
    if isInstalled != true { try? InterceptingCaseRun.install(in: testCase) }
  }

  /// Returns a text of the running test with secrets hidden.
  static func redact(_ text: String) -> String {
    // The redaction needs other locks, and may need this one.
    let redaction = TestLifetimes.update { $0.redaction } ?? nil
    return redaction?(text) ?? text
  }
}
