import XCTest

/// A test case that receives each of its issues before the issue counts.
package protocol IssueReceiving: XCTestCase {
  /// Receives an issue, to record it, change it or drop it.
  func receive(_ issue: XCTIssue)
}
