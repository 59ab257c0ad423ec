import Foundation
import Testing
import XCTestProgramRunning

/// The behaviour with a changed toolchain: a trick is off, one line says so, and the tests finish.
@Suite struct `A trick that is off` {
  @Test func `array-cast: tests of the main actor end the process after the line`() throws {
    let output = try OwnTests.run(
      "XCUIAutomationSuiteTests.PlainTests/testFoundation", without: "array-cast")
    #expect(output.lines(about: "array-cast").count == 1)
    #expect(output.text.contains("Could not cast value of type"))
    #expect(output.status != 0)
  }

  @Test func `case-arguments: the cases of a test still have separate apps`() throws {
    let output = try OwnTests.run(
      ["--testing-library", "swift-testing", "--filter", "get different apps"],
      without: "case-arguments")
    #expect(output.lines(about: "case-arguments").count == 1)
    #expect(output.text.contains("with 6 test cases passed"))
    #expect(output.status == 0)
  }

  @Test func `conforming-classes: no app's delegate is found`() throws {
    let output = try OwnTests.run(
      ["--testing-library", "swift-testing", "--filter", "delegates of linked apps are found"],
      without: "conforming-classes")
    #expect(output.lines(about: "conforming-classes").count == 1)
    #expect(output.text.contains("Test run with 1 test"))
    #expect(output.status == 1)
  }

  @Test func `delegate-initializer: an app ends with a specific status`() throws {
    let output = try ProgramOutput.ofProgram(
      "ControlsApp", [], environment: disabled("delegate-initializer"))
    #expect(output.lines(about: "delegate-initializer").count == 1)
    #expect(output.status == 69)
  }

  @Test func `expectation-state: a wait for all expectations fails with a remedy`() throws {
    let output = try ProgramOutput.of(
      "WaitingSuite/testFulfilledByHandFirst", without: "expectation-state")
    #expect(output.lines(about: "expectation-state").count == 1)
    #expect(
      output.failures.first == """
        WaitingSuite.swift:35: error: WaitingSuite.testFulfilledByHandFirst : API violation - this \
        Swift toolchain doesn't tell which expectations have not been waited for. Pass them to \
        wait(for:timeout:).
        """)
    #expect(output.status == 1)
  }

  @Test func `object-class: failures of a plain suite can't be expected`() throws {
    let output = try ProgramOutput.of("ExpectedFailureSuite/testWholeTest", without: "object-class")
    #expect(output.lines(about: "object-class").count == 1)
    #expect(
      output.failures.first == """
        ExpectedFailureSuite.swift:8: error: ExpectedFailureSuite.testWholeTest : XCTExpectFailure \
        cannot expect a failure: this Swift toolchain is not as expected, and the failures of an \
        XCTestCase cannot be intercepted before they are recorded. Those of an XCUITestCase can.
        """)
    #expect(output.failures.count == 4)
    #expect(output.status == 1)
  }

  @Test func `object-class: errors that a plain suite throws have no line`() throws {
    let output = try ProgramOutput.of(
      "PlainThrowingSuite/testThrowsOfAnApp", without: "object-class")
    #expect(output.failures.first?.hasPrefix("<EXPR>:0: error: ") == true)
    #expect(output.status == 1)
  }

  @Test func `object-class: suites of XCUITestCase don't need it`() throws {
    let output = try ProgramOutput.of("ThrowingSuite", without: "object-class")
    #expect(output.text == (try ProgramOutput.of("ThrowingSuite")).text)
  }

  @Test func `task-object: the cases of a test have separate apps`() throws {
    let output = try OwnTests.run(
      ["--testing-library", "swift-testing", "--filter", "get different apps"],
      without: "task-object")
    #expect(output.lines(about: "task-object").count == 1)
    #expect(output.text.contains("with 6 test cases passed"))
    #expect(output.status == 0)
  }
}

@Suite struct `The report of the tricks` {
  @Test func `lists all probed tricks as working`() throws {
    let output = try ProgramOutput.ofProgram("ToolchainReport", [])
    let lines = output.text.split(separator: "\n").map(String.init)
    let others = lines.filter { !$0.hasPrefix("on\t") }
    #expect(lines.count == 8)
    #expect(others.count == 1 && others.first?.hasPrefix("in tests\tcase-arguments\t") == true)
    #expect(output.status == 0)
  }

  @Test func `lists the disabled tricks with reasons`() throws {
    let output = try ProgramOutput.ofProgram(
      "ToolchainReport", [], environment: disabled("object-class, task-object,isa"))
    #expect(
      output.text.contains("off\tobject-class\t") && output.text.contains("off\ttask-object\t"))
    #expect(
      output.text.contains("UNDERSTUDY_DISABLED_TRICKS names 'isa', which isn't one of array-cast"))
    #expect(output.lines(about: "task-object").count == 1)
    #expect(output.status == 1)
  }
}

private func disabled(_ trick: String) -> [String: String] {
  // Collecting a backtrace of a crash takes seconds.
  ["UNDERSTUDY_DISABLED_TRICKS": trick, "SWIFT_BACKTRACE": "enable=no"]
}

/// This test bundle in another process.
private enum OwnTests {
  static func run(_ arguments: [String], without trick: String) throws -> ProgramOutput {
    let bundle = try #require(Bundle.main.executableURL)
    return try ProgramOutput.of(bundle, arguments, environment: disabled(trick))
  }

  static func run(_ test: String, without trick: String) throws -> ProgramOutput {
    try run(["--testing-library", "xctest", test], without: trick)
  }
}

extension ProgramOutput {
  fileprivate static func of(_ test: String, without trick: String) throws -> ProgramOutput {
    try of(test, environment: disabled(trick))
  }

  /// Returns the lines that say that a trick is off.
  fileprivate func lines(about trick: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter {
      $0.hasPrefix("understudy: '\(trick)' is off, because UNDERSTUDY_DISABLED_TRICKS names it. ")
    }
  }
}
