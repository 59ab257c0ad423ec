import Foundation
import Testing
import XCTestProgramRunning

@testable import XCUIAutomation

/// XCTest tests that use the app of the previous test.
@Suite struct `A forgotten launch` {
  private static let note =
    "agent.py was launched by ForgottenLaunchSuite.testLaunches; this test has called neither "
    + "launch() nor activate()."

  /// Returns the part of the output that is about a test.
  private func part(_ test: String, of output: ProgramOutput) throws -> Substring {
    let end = try #require(
      output.text.firstRange(of: "Test Case 'ForgottenLaunchSuite.\(test)' "), "\(output.text)")
    let before = output.text[..<end.lowerBound]
    let start = before.ranges(of: "Test Case '").last?.upperBound ?? before.startIndex
    return before[start...]
  }

  @Test func `is reported in every failure of the test, and in no other`() throws {
    let output = try ProgramOutput.of("ForgottenLaunchSuite")
    #expect(output.failures.count == 6, "\(output.text)")
    for test in ["testForgets", "testForgetsAndAsserts", "testForgetsAndLooksAtTheScreen"] {
      #expect(try part(test, of: output).components(separatedBy: Self.note).count == 2)
    }
    for test in ["testLaunches", "testActivates", "testLaunchesAgain", "testEndsIt"] {
      #expect(try !part(test, of: output).contains(Self.note))
    }
  }

  @Test func `is in the step log`() throws {
    let output = try ProgramOutput.of(
      "ForgottenLaunchSuite", environment: ["UNDERSTUDY_STEPS": "all"])
    #expect(try part("testLaunches", of: output).contains("t = 0.00s Launch agent.py\n"))
    #expect(
      try part("testForgetsAndAsserts", of: output).contains(
        "    t = 0.00s \(Self.note)\n    t = 0.00s Find the \"Login\" Button\n"))
    #expect(try !part("testActivates", of: output).contains(Self.note))
  }

  @Test func `is refused on request`() throws {
    let output = try ProgramOutput.of(
      "ForgottenLaunchSuite", environment: ["UNDERSTUDY_REQUIRE_LAUNCH": "YES"])
    let refusal =
      "agent.py was launched by ForgottenLaunchSuite.testLaunches, and this test has not launched "
      + "it. Call launch() first, or activate() to continue with the running app."
    for test in ["testForgets", "testForgetsAndAsserts"] {
      let part = try part(test, of: output)
      #expect(part.components(separatedBy: refusal).count == 2, "\(part)")
      #expect(!part.contains("XCTAssertEqual failed"))
    }
    for test in ["testActivates", "testLaunchesAgain", "testEndsIt"] {
      #expect(try !part(test, of: output).contains(refusal))
    }
    #expect(output.text.contains("Test Case 'ForgottenLaunchSuite.testEndsIt' passed"))
  }

  @Test func `isn't reported for an app that the class has launched`() throws {
    let output = try ProgramOutput.of(
      "CommonLaunchSuite", environment: ["UNDERSTUDY_REQUIRE_LAUNCH": "YES"])
    #expect(output.failures.count == 2, "\(output.text)")
    #expect(!output.text.contains("was launched by"))
  }

  @Test(arguments: [
    ("YES", true), ("true", true), ("1", true), ("NO", false), ("0", false), ("", false),
    ("perhaps", false),
  ])
  func `is refused if the environment requires it`(word: String, isRefused: Bool) {
    #expect(LaunchRequirement.value(in: [LaunchRequirement.variable: word]) == isRefused)
    #expect(!LaunchRequirement.value(in: [:]))
  }
}
