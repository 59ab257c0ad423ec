import Foundation
import Testing
import XCTestProgramRunning

/// Refused requests of an app, in tests that don't link `NetworkTesting`.
@Suite struct `Refused requests` {
  @Test func `are a warning at the line of the launch`() throws {
    let output = try ProgramOutput.of(
      "RefusalSuite", environment: ["UNDERSTUDY_TRACE": "on", "UNDERSTUDY_STEPS": "all"])
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
    // The request at the end isn't part of the test.
    let traces = output.files.filter { $0.key.hasPrefix(".understudy/trace/") }
    let trace = traces.values.reduce(Data(), +)
    #expect(trace.firstRange(of: Data("try to fetch".utf8)) != nil)
    for name in ["networkReport", "launchAudit"] {
      #expect(!output.text.contains(name), "\(output.text)")
    }
    // It remains in the list of the app's capabilities.
    #expect(trace.firstRange(of: Data(#""method":"networkReport""#.utf8)) == nil)
  }
}
