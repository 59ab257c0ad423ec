import XCTest

/// The failures of a test after the one that an app has caused.
///
/// The test goes on with answers that aren't the app's, so what fails then is only a consequence.
package enum LaterFailures {
  /// Begins to ignore the failures of a test's assertions.
  ///
  /// - Parameters:
  ///   - testCase: The running test.
  ///   - condition: A function that returns whether a failure is to be ignored.
  package static func ignore(
    in testCase: XCTestCase, while condition: @escaping @Sendable () -> Bool
  ) {
    // A test with a run of a class of its own records them.
    try? InterceptingCaseRun.install(in: testCase)
    TestLifetimes.update(testCase) { $0.ignoresFailures = condition }
  }

  /// Returns whether a failure is to be ignored that is about to be recorded.
  package static func areIgnored(in testCase: XCTestCase) -> Bool {
    let condition = TestLifetimes.update(testCase) { $0.ignoresFailures } ?? nil
    // The condition may ask for the running test, which needs the lock.
    return condition?() ?? false
  }

  /// Returns whether failures of a test were ignored for some time.
  static func wereIgnored(in testCase: XCTestCase) -> Bool {
    TestLifetimes.update(testCase) { $0.ignoresFailures != nil } ?? false
  }
}
