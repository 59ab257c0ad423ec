import SystemShims
import Testing
import XCTestProgramRunning

@testable import XCTestCompatibility

@Suite struct SourceLinesTests {
  @Test func `the line of a call is found`() {
    let site = CallSite.current
    #expect(site.path == #filePath && site.line == #line - 1 && site.column > 0)
  }

  @Test(arguments: ["", "/does/not/exist", "/bin/false", "/bin/echo"])
  func `without the toolchain's symbolizer a failure has no line`(program: String) throws {
    let output = try ProgramOutput.of(
      "StopSuite/testALoopEnds", environment: [Symbolizer.variable: program])
    #expect(output.failures.first?.hasPrefix("<unknown>:0: error: ") == true, "\(output.text)")
    #expect(output.text.contains("Loops ended by themselves: true"))
  }
}
