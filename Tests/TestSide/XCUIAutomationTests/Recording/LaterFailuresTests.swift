import Testing
import XCTestProgramRunning

/// The assertions of a test after an app has failed it.
@Suite struct `After an app has failed a test` {
  private func output(of test: String) throws -> ProgramOutput {
    try ProgramOutput.of("LaterFailuresSuite/\(test)")
  }

  @Test(arguments: [
    "testAssertions", "testThrownError", "testRecordedIssue", "testExpectedFailure",
    "testOverridingCase",
  ])
  func `nothing else fails it`(test: String) throws {
    let suite = test == "testOverridingCase" ? "LaterFailuresOverridingSuite" : "LaterFailuresSuite"
    let output = try ProgramOutput.of("\(suite)/\(test)")
    #expect(output.failures.count == 1, "\(output.text)")
    #expect(
      output.failures.first?.contains("Application com.example.nobody") == true
        || output.failures.first?.contains("There is no executable") == true, "\(output.text)")
    #expect(output.text.contains("The end is reached"))
    #expect(output.status == 1)
  }

  @Test func `its teardown blocks and tearDown can fail`() throws {
    let output = try output(of: "testTeardown")
    #expect(output.failures.count == 3, "\(output.text)")
    #expect(output.failures.dropFirst().first?.contains("in a block") == true)
    #expect(output.failures.last?.contains("in tearDown") == true)
  }

  @Test func `other failures count after an expected one`() throws {
    let output = try output(of: "testExpectedFirst")
    #expect(output.failures.count == 1, "\(output.text)")
    #expect(output.failures.first?.contains("after the expected one") == true)
  }

  @Test func `a failure before the tests of a class is the only one of the first test`() throws {
    let output = try ProgramOutput.of("FailingClassSuite")
    #expect(output.failures.count == 2, "\(output.text)")
    #expect(output.failures.last?.contains("testSecond : failed - the second") == true)
  }
}
