import Foundation
import Testing
import XCTestCompatibility
import XCTestProgramRunning

@Suite struct IssuesTests {
  @Test(arguments: [
    (
      "testWithLocation",
      """
      /suite/Page.swift:42: error: IssueSuite.testWithLocation : The page is wrong
      It was 7 and not 8
      Test Case 'IssueSuite.testWithLocation' failed
      """
    ),
    (
      "testWithoutLocation",
      """
      IssueSuite.swift:17: error: IssueSuite.testWithoutLocation : The line that called is taken
      Test Case 'IssueSuite.testWithoutLocation' failed
      """
    ),
    (
      "testWarning",
      """
      IssueSuite.swift:21: warning: IssueSuite.testWarning : Slower
      Test Case 'IssueSuite.testWarning' passed
      """
    ),
    (
      "testThrownError",
      """
      IssueSuite.swift:26: error: IssueSuite.testThrownError : It threw
      Test Case 'IssueSuite.testThrownError' failed
      """
    ),
    (
      "testAttachments",
      """
          t = 0.00s Added attachment named 'Proof'
      IssueSuite.swift:36: error: IssueSuite.testAttachments : With proof
      Test Case 'IssueSuite.testAttachments' failed
      """
    ),
  ])
  func `an issue is recorded at the line where it occurred`(test: String, text: String) throws {
    let output = try ProgramOutput.of("IssueSuite/\(test)")
    #expect(output.text == text)
    #expect(output.status == (test == "testWarning" ? 0 : 1))
  }

  @Test func `an issue describes itself as XCTest does`() {
    let location = XCTSourceCodeLocation(filePath: "/suite/Page.swift", lineNumber: 42)
    let issue = XCTIssue(
      type: .assertionFailure, compactDescription: "It is wrong",
      sourceCodeContext: XCTSourceCodeContext(location: location))
    #expect("\(issue)" == "Assertion Failure at Page.swift:42: It is wrong")
    #expect(issue.isFailure && issue.severity == .error)
    let unlocated = XCTIssue(
      type: .system, compactDescription: "Gone",
      sourceCodeContext: XCTSourceCodeContext(callStack: [], location: nil), severity: .warning)
    #expect("\(unlocated)" == "System Issue: Gone")
    #expect(!unlocated.isFailure)
    let reference = XCTIssueReference(type: .thrownError, compactDescription: "Thrown")
    #expect(reference.description == "Thrown Error: Thrown")
    #expect(reference.severity > XCTIssue.Severity.warning)
  }

  @Test func `a line is equal to the same line`() {
    let line = XCTSourceCodeLocation(filePath: "/a.swift", lineNumber: 1)
    #expect(line == XCTSourceCodeLocation(fileURL: URL(fileURLWithPath: "/a.swift"), lineNumber: 1))
    #expect(line.hash == XCTSourceCodeLocation(filePath: "/a.swift", lineNumber: 1).hash)
    #expect(line != XCTSourceCodeLocation(filePath: "/a.swift", lineNumber: 2))
    #expect(XCTSourceCodeLocation(filePath: #filePath, lineNumber: #line).lineNumber > 1)
  }

  @Test func `a context contains the calls that led to it`() {
    #expect(!XCTSourceCodeContext().callStack.isEmpty)
    let context = XCTSourceCodeContext(callStackAddresses: [1, 2], location: nil)
    #expect(context.callStack.map(\.address) == [1, 2])
    #expect(context.callStack.first?.symbolInfo == nil)
  }

  @Test func `the types of issues have Apple's raw values`() {
    let types: [XCTIssue.IssueType] = [
      .assertionFailure, .thrownError, .uncaughtException, .performanceRegression, .system,
      .unmatchedExpectedFailure,
    ]
    #expect(types.map(\.rawValue) == Array(0...5))
  }
}
