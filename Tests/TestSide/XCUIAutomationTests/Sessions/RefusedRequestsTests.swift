import Testing
import XCTestProgramRunning

/// Requests of an app that nothing answers, in tests that don't link `NetworkTesting`.
@Suite struct `Refused requests` {
  @Test func `are a warning at the line of the launch`() throws {
    let output = try ProgramOutput.of("RefusalSuite")
    #expect(output.failures.isEmpty, "\(output.text)")
    let lines = output.text.split(separator: "\n")
    let warnings = lines.filter { $0.contains(": warning: ") }
    #expect(warnings.count == 1, "\(output.text)")
    #expect(
      warnings.first?.hasPrefix(
        "RefusalSuite.swift:15: warning: RefusalSuite.testFetches : "
          + "GET https://host.invalid/surprise was refused") == true, "\(output.text)")
    #expect(
      output.text.contains(
        """
        \napp.network is in the module NetworkTesting.
        Test Case 'RefusalSuite.testFetches' passed
        """), "\(output.text)")
  }
}
