import Testing
import XCTestProgramRunning

@testable import XCTestCompatibility

@Suite struct SymbolizerTests {
  @Test func `a line of this program is found, and no line of the system's`() throws {
    let addresses = TestStack.addresses
    let line = #line - 1
    let lines = try #require(Symbolizer.lines(of: addresses)).values.joined()
    #expect(lines.contains { $0.path == #filePath && $0.line == line && $0.column > 0 })
    #expect(!lines.contains { $0.path.hasSuffix("pthread_create.c") })
    #expect(Symbolizer.lines(of: [0, 1, .max]) == [:])
  }

  @Test(arguments: ["", "/does/not/exist", "/bin/false", "/bin/echo"])
  func `without it the toolchain finds the line`(program: String) throws {
    let output = try ProgramOutput.of(
      "StopSuite/testALoopEnds", environment: [Symbolizer.variable: program])
    #expect(
      output.failures.first?.hasPrefix("StopSuite.swift:26: error: ") == true, "\(output.text)")
  }
}
