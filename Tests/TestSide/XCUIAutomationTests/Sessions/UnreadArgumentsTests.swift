import Testing
import XCTestProgramRunning

/// Launch arguments that the app of an XCTest test doesn't read.
@Suite struct `Unread launch arguments` {
  @Test func `are a warning at the line of the launch, once, and a failure of a strict launch`()
    throws
  {
    let output = try ProgramOutput.of("UnreadArgumentSuite")
    let text =
      "PlainGreeting was launched with arguments that it has not read. -greeting.tome was given, "
      + "and no read of it was seen. Did you mean -greeting.tone?"
    #expect(
      output.text.hasPrefix(
        """
        UnreadArgumentSuite.swift:10: warning: UnreadArgumentSuite.testLaunches : \(text)
        Test Case 'UnreadArgumentSuite.testLaunches' passed
        Test Case 'UnreadArgumentSuite.testUsesTheSameApp' passed
        UnreadArgumentSuite.swift:22: error: UnreadArgumentSuite.testIsStrict : \(text)
        Test Case 'UnreadArgumentSuite.testIsStrict' failed
        Test Case 'UnreadArgumentSuite.testReadsItInTheEnd' passed
        Test Case 'UnreadArgumentSuite.testRepeatsWhatIsRead' passed

        """), "\(output.text)")
  }

  @Test(arguments: [
    ("testFails", "failed - on purpose"), ("testFailsBeforeARelaunch", "failed - on purpose"),
    ("testTapsWhatIsMissing", "Failed to tap \"Town\" Button"),
  ])
  func `are not reported in a failed test`(test: String, failure: String) throws {
    let output = try ProgramOutput.of("UnreadArgumentSuite/\(test)")
    #expect(output.failures.count == 1, "\(output.text)")
    #expect(output.failures.first?.contains(failure) == true, "\(output.text)")
    #expect(!output.text.contains("has not read"), "\(output.text)")
  }
}
