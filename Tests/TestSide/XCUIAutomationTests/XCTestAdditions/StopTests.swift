import Testing
import XCUIAutomation

@Suite struct StopTests {
  @Test func `a test that is not to go on fails once, and the next ones run`() throws {
    let output = try ProgramOutput.of("StopSuite")
    let failures = output.failures
    #expect(failures.count == 3, "\(output.text)")
    #expect(
      failures.first?.contains("StopSuite.testFirstFailureCounts : failed - the first") == true)
    #expect(failures.dropFirst().first?.contains("nothing to unwrap") == true)
    #expect(failures.last?.contains("StopSuite.testAppFailureCounts : ") == true)
    #expect(failures.last?.contains("the second") == false)
    #expect(output.text.contains("Test Case 'StopSuite.testNextRuns' passed"))
    #expect(output.status == 1)
  }
}
