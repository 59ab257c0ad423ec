import XCTest

/// The failures of a test after a failure that an app has caused.
///
/// The test continues with neutral answers instead of the app's, so later failures are only consequences.
package enum LaterFailures {
  /// Begins to ignore the failures of a test's assertions.
  ///
  /// - Parameters:
  ///   - testCase: The running test.
  ///   - condition: A function that returns whether to ignore failures.
  package static func ignore(
    in testCase: XCTestCase, while condition: @escaping @Sendable () -> Bool
  ) {
    // A test whose run has a custom class still records them.
    try? InterceptingCaseRun.install(in: testCase)
    TestLifetimes.update(testCase) { $0.ignoresFailures = condition }
  }

  /// Returns whether to ignore a failure that is about to be recorded.
  package static func areIgnored(in testCase: XCTestCase) -> Bool {
    let condition = TestLifetimes.update(testCase) { $0.ignoresFailures } ?? nil
    // The condition may ask for the running test, which needs the lock.
    return condition?() ?? false
  }

  /// Returns whether a test has ignored failures at any time.
  static func wereIgnored(in testCase: XCTestCase) -> Bool {
    TestLifetimes.update(testCase) { $0.ignoresFailures != nil } ?? false
  }
}
