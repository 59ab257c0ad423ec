import XCTest

/// A test case that gets each of its issues before it counts.
package protocol IssueReceiving: XCTestCase {
  /// Takes an issue: records it, changed or as it is, or keeps it back.
  func receive(_ issue: XCTIssue)
}
