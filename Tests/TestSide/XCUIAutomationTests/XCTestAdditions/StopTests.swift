import Testing
import XCUIAutomation

@Suite struct StopTests {
  @Test func `a test that is not to go on fails once, and the next ones run`() throws {
    let output = try ProgramOutput.of("StopSuite")
    let failures = output.failures
    #expect(failures.count == 4, "\(output.text)")
    #expect(
      failures.first?.contains("StopSuite.testFirstFailureCounts : failed - the first") == true)
    #expect(failures.dropFirst().first?.contains("nothing to unwrap") == true)
    #expect(failures.dropFirst(2).first?.contains("StopSuite.testAppFailureCounts : ") == true)
    #expect(failures.dropFirst(2).first?.contains("the second") == false)
    #expect(output.text.contains("Test Case 'StopSuite.testNextRuns' passed"))
    #expect(output.status == 1)
  }

  @Test func `a loop that waits for what never comes ends`() throws {
    let output = try ProgramOutput.of("StopSuite/testALoopEnds")
    #expect(output.failures.count == 1)
    #expect(output.text.contains("Loops ended by themselves: true"), "\(output.text)")
  }

  @Test func `each configuration fails for itself and is cleaned up after`() throws {
    let output = try ProgramOutput.of("ConfigurationSuite")
    #expect(output.failures.count == 4, "\(output.text)")
    #expect(!output.text.contains("the second"))
    #expect(output.text.components(separatedBy: "Cleaned up: true").count == 5, "\(output.text)")
  }

  @Test func `a tearDown after a failure cleans up`() throws {
    let output = try ProgramOutput.of("CleanUpSuite")
    #expect(output.failures.count == 1, "\(output.text)")
    for line in ["Landscape before", "Portrait after", "Running", "Picture"] {
      #expect(output.text.contains("\(line): true"), "\(output.text)")
    }
  }
}
