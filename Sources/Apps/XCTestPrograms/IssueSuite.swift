import XCTest
import XCUIAutomation

final class IssueSuite: XCTestCase {
  struct Refused: Error {}

  func testWithLocation() {
    let location = XCTSourceCodeLocation(filePath: "/suite/Page.swift", lineNumber: 42)
    record(
      XCTIssue(
        type: .assertionFailure, compactDescription: "The page is wrong",
        detailedDescription: "It was 7 and not 8",
        sourceCodeContext: XCTSourceCodeContext(location: location)))
  }

  func testWithoutLocation() {
    record(XCTIssue(type: .system, compactDescription: "The line that called is taken"))
  }

  func testWarning() {
    record(
      XCTIssue(type: .performanceRegression, compactDescription: "Slower", severity: .warning))
  }

  func testThrownError() {
    record(
      XCTIssue(
        type: .thrownError, compactDescription: "It threw", associatedError: Refused()))
  }

  func testAttachments() {
    var issue = XCTIssue(type: .assertionFailure, compactDescription: "With proof")
    let attachment = XCTAttachment(string: "proof")
    attachment.name = "Proof"
    issue.add(attachment)
    record(issue)
  }

  static var allTests: [(String, (IssueSuite) -> () throws -> Void)] {
    [
      ("testWithLocation", testWithLocation), ("testWithoutLocation", testWithoutLocation),
      ("testWarning", testWarning), ("testThrownError", testThrownError),
      ("testAttachments", testAttachments),
    ]
  }
}
