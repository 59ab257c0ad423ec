import Foundation
import Testing

@testable import XCTestCompatibility

@Suite struct ProcessFiguresTests {
  @Test func `sizes are in bytes and counts are counts`() throws {
    let figures = ProcessFigures(
      """
      Name:\tprogram: with a colon
      VmHWM:\t   37261 kB
      VmRSS:\t    1024 kB
      Threads:\t3
      write_bytes: 4096
      empty:

      """)
    #expect(try figures.value("VmHWM") == 37261 * 1024)
    #expect(try figures.value("VmRSS") == 1024 * 1024)
    #expect(try figures.value("Threads") == 3)
    #expect(try figures.value("write_bytes") == 4096)
  }

  @Test(arguments: ["Name", "empty", "VmSwap"])
  func `a missing figure is named`(name: String) {
    let figures = ProcessFigures("Name:\tx\nempty:\n")
    #expect(throws: MeasurementError(.unknownFigure, name)) { try figures.value(name) }
  }

  @Test func `a process that does not exist has no figures`() {
    #expect(throws: MeasurementError(.unknownFigure, "/proc/-1/status")) {
      try ProcessFigures("status", of: -1)
    }
    // Linux has no process identifiers above 4,194,303.
    #expect(ProcessorClock.processorTime(of: 4_194_304) == nil)
    #expect(ProcessorClock.processorTime(of: -1) == nil)
  }

  @Test func `this process has figures`() throws {
    let process = ProcessInfo.processInfo.processIdentifier
    #expect(try ProcessFigures("status", of: process).value("VmHWM") > 0)
    #expect(try ProcessFigures("io", of: process).value("write_bytes") >= 0)
    #expect(try #require(ProcessorClock.processorTime(of: process)) > 0)
  }
}
