import Foundation
import Testing
import XCTestProgramRunning

/// Apps that end, hang or write too much, in tests that continue with plain assertions.
@Suite struct `An app at fault` {
  private func output(of test: String) throws -> ProgramOutput {
    try ProgramOutput.of("FaultSuite/\(test)")
  }

  @Test(arguments: [
    ("testCrash", "Crash"), ("testExit", "Exit"), ("testExitAtOnce", "Exit at once"),
    ("testQuit", "Quit"), ("testKill", "Kill"), ("testHang", "Hang"),
  ])
  func `is reported once, with its earlier output`(test: String, fault: String) throws {
    let output = try output(of: test)
    // The crash log mentions an error as well.
    let failures = output.failures.filter { $0.hasPrefix("FaultSuite.swift:") }
    #expect(failures.count == 1, "\(output.text)")
    #expect(
      output.text.contains("Log of FaultyApp:\n    About to commit: \(fault)\n    half a line"),
      "\(output.text)")
    #expect(output.text.contains("Last screen:\n"))
  }

  @Test func `with a failed check has its last lines before the crash report`() throws {
    let output = try output(of: "testCrash")
    let own = try #require(
      output.text.firstRange(of: "    About to commit: Crash\n    half a line"))
    let rest = output.text[own.upperBound...]
    #expect(rest.contains("Fatal error: Index out of range"), "\(output.text)")
    #expect(rest.contains("Fault.commit() "), "\(output.text)")
  }

  @Test(arguments: [
    ("testHang", "Fault.commit()"), ("testStall", "Fault.stall()"), ("testSpin", "Fault.spin()"),
  ])
  func `that hangs reports its main thread's stack`(test: String, function: String) throws {
    let output = try output(of: test)
    let place = try #require(
      output.text.firstMatch(
        of: /\nMain thread of FaultyApp:\n {4}(.*), \/.*\/Fault\.swift:[0-9]+\n/),
      "\(output.text)")
    #expect(place.1.hasSuffix(function), "\(output.text)")
    // The app's own functions follow, up to where it waits for events.
    #expect(output.text.contains("/FaultViewController.swift:"))
    #expect(output.text.contains("Its main thread was in "), "\(output.text)")
  }

  @Test(arguments: ["testFlood", "testEndlessFlood"])
  func `that floods its log is reported as a flood`(test: String) throws {
    let output = try output(of: test)
    #expect(output.failures.count == 1, "\(output.text)")
    #expect(
      output.failures.first?.contains(
        /FaultyApp wrote 16\.[0-9] MB of output in [0-9.]+ s during “Tap/)
        == true, "\(output.text)")
    #expect(
      output.text.contains(
        /First output:\n {4}About to commit: Flood.*\n {4}half a line\n {4}0000000001 -/))
    #expect(output.text.contains(/Log of FaultyApp:\n {4}… \([0-9]+ more\)\n {4}0000/))
    #expect(!output.text.contains("blocked"))
  }

  @Test func `that may write a lot is read fast enough`() throws {
    let output = try output(of: "testFloodWithinLimit")
    #expect(output.failures.isEmpty, "\(output.text)")
    #expect(output.status == 0)
  }

  @Test func `that behaves well fails no test`() throws {
    let output = try output(of: "testNothing")
    #expect(output.failures.isEmpty, "\(output.text)")
  }
}
