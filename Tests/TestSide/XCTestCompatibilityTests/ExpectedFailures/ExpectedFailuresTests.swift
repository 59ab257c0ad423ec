import Foundation
import Testing
import XCTestCompatibility
import XCTestProgramRunning

@Suite struct ExpectedFailuresTests {
  struct Program: Sendable, CustomTestStringConvertible {
    var test: String
    var passes: Bool
    var lines: [String]

    var testDescription: String { test }
  }

  static let programs: [Program] = [
    Program(
      test: "testWholeTest", passes: true,
      lines: [
        "9: Expected failure in %: XCTAssertEqual failed: (\"1\") is not equal to (\"2\") "
          + "Reason: (not built yet)",
        "10: Expected failure in %: XCTAssertTrue failed - with a message Reason: (not built yet)",
        "11: Expected failure in %: failed - and again Reason: (not built yet)",
      ]),
    Program(
      test: "testNoneComes", passes: false,
      lines: ["15: error: % : Expected failure 'known bug 12' but none recorded."]),
    Program(
      test: "testNoneComesWithoutReason", passes: false,
      lines: ["20: error: % : Expected failure but none recorded."]),
    Program(test: "testNoneHasTo", passes: true, lines: []),
    Program(test: "testDisabled", passes: false, lines: ["30: error: % : failed - here"]),
    Program(
      test: "testBlock", passes: false,
      lines: [
        "35: Expected failure in %: failed - inside Reason: (only in the block)",
        "39: error: % : failed - outside",
      ]),
    Program(
      test: "testBlockWithoutFailure", passes: false,
      lines: ["43: error: % : Expected failure 'in vain' but none recorded."]),
    Program(
      test: "testBlockThatThrows", passes: false,
      lines: ["<EXPR>:0: error: % : threw error \"Refused()\""]),
    Program(
      test: "testMatcher", passes: false,
      lines: [
        "57: Expected failure in %: failed - this one Reason: (just this one)",
        "58: error: % : failed - another one",
      ]),
    Program(
      test: "testNearestExpectation", passes: true,
      lines: [
        "63: Expected failure in %: failed - within Reason: (inner)",
        "64: Expected failure in %: failed - after Reason: (outer)",
      ]),
    Program(
      test: "testThrownError", passes: true,
      lines: ["<EXPR>:0: Expected failure in %: threw error \"Refused()\" Reason: (throws)"]),
    Program(
      test: "testOtherThread", passes: true,
      lines: ["75: Expected failure in %: failed - elsewhere Reason: (on any thread)"]),
    Program(
      test: "testTearDown", passes: true,
      lines: [
        "81: Expected failure in %: failed - in a teardown block Reason: (until the very end)"
      ]),
    Program(
      test: "testWait", passes: true,
      lines: [
        "86: Expected failure in %: Asynchronous wait failed - Exceeded timeout of 0.0 seconds, "
          + "with unfulfilled expectations: never Reason: (too slow)"
      ]),
    Program(
      test: "testRecordedIssue", passes: true,
      lines: [
        "    t = 0.00s Added attachment named 'attachment'",
        "96: Expected failure in %: broken Reason: (reported)",
      ]),
  ]

  @Test(arguments: programs)
  func `an expected failure is shown, and only others fail the test`(
    program: Program
  ) throws {
    let name = "ExpectedFailureSuite.\(program.test)"
    let output = try ProgramOutput.of("ExpectedFailureSuite/\(program.test)")
    let lines = program.lines.map { line in
      let line = line.replacingOccurrences(of: "%", with: name)
      return line.first?.isNumber == true ? "ExpectedFailureSuite.swift:\(line)" : line
    }
    let end = "Test Case '\(name)' \(program.passes ? "passed" : "failed")"
    #expect(output.text == (lines + [end]).joined(separator: "\n"))
    #expect(output.status == (program.passes ? 0 : 1))
  }

  @Test func `a skipped test may lack an expected failure`() throws {
    let output = try ProgramOutput.of("ExpectedFailureSuite/testSkipped")
    #expect(output.text.hasSuffix("Test Case 'ExpectedFailureSuite.testSkipped' skipped"))
    #expect(output.status == 0)
  }

  @Test(arguments: [
    (
      "testExpectation",
      [
        "11: error: % : XCTExpectFailure cannot expect a failure: ",
        "12: error: % : failed - nobody",
      ]
    ),
    (
      "testBlock",
      [
        "16: error: % : XCTExpectFailure cannot expect a failure: ",
        "16: error: % : failed - nobody",
      ]
    ),
    ("testAllowance", ["20: error: % : executionTimeAllowance cannot be set: "]),
  ])
  func `a test whose failures cannot be intercepted fails with the reason`(
    test: String, beginnings: [String]
  ) throws {
    let output = try ProgramOutput.of("ForeignRunSuite/\(test)")
    let lines = output.failures
    try #require(lines.count == beginnings.count)
    for (line, beginning) in zip(lines, beginnings) {
      let expected = beginning.replacingOccurrences(of: "%", with: "ForeignRunSuite.\(test)")
      #expect(line.hasPrefix("ForeignRunSuite.swift:\(expected)"))
    }
    #expect(
      lines[0].hasSuffix(
        """
        the run of this test is of class OwnRun, and only failures that reach an XCTestCaseRun can \
        be intercepted before they are recorded. Do not override testRunClass in this test.
        """))
    #expect(output.status == 1)
  }

  // MARK: Swift Testing

  struct Refused: Error {}

  @Test func `in Swift Testing a block may fail`() throws {
    let value = XCTExpectFailure("known") {
      Issue.record("it fails")
      return 3
    }
    #expect(value == 3)
    XCTExpectFailure("none has to come", strict: false) {}
    XCTExpectFailure("not here", enabled: false) {}
    XCTExpectFailure(
      "just this one", failingBlock: { Issue.record("this one") },
      issueMatcher: { $0.compactDescription == "this one" && $0.type == .assertionFailure })
  }

  @Test func `in Swift Testing a block that unexpectedly passes is an issue`() {
    withKnownIssue {
      XCTExpectFailure("in vain") {}
    } matching: { issue in
      issue.sourceLocation?.fileID.hasSuffix("/ExpectedFailuresTests.swift") == true
    }
  }

  @Test func `in Swift Testing an error of a block is rethrown`() {
    #expect(throws: Refused.self) {
      try XCTExpectFailure("throws", options: .nonStrict()) { throw Refused() }
    }
  }

  @Test func `in Swift Testing an expectation without a block explains the alternative`() {
    withKnownIssue {
      XCTExpectFailure("from now on")
    } matching: { issue in
      issue.comments.first?.rawValue
        == "XCTExpectFailure cannot expect a failure: no XCTest test is running. In a "
        + "Swift Testing test pass the code as a block, or use withKnownIssue."
    }
  }
}
