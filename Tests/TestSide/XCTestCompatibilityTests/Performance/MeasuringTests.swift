import Foundation
import Testing
import XCTestProgramRunning

@Suite struct MeasuringTests {
  @Test func `the figures of a suite's own metric are written in XCTest's form`() throws {
    let output = try ProgramOutput.of("MeasureSuite/testOwnMetric")
    #expect(
      output.text == """
        MeasureSuite.swift:27: Test Case 'MeasureSuite.testOwnMetric' measured [Widgets, w] \
        average: 1.500, relative standard deviation: 0.000%, \
        values: [1.500000, 1.500000, 1.500000, 1.500000, 1.500000], \
        performanceMetricID:com.example.widgets, baselineName: "", baselineAverage: , \
        polarity: prefers larger, maxPercentRegression: 10.000%, \
        maxPercentRelativeStandardDeviation: 10.000%, maxRegression: 0.000, \
        maxStandardDeviation: 0.000
        Test Case 'MeasureSuite.testOwnMetric' passed
        """)
    #expect(output.status == 0)
  }

  static let figures: [(String, [String], Int)] = [
    (
      "testAllMetrics",
      [
        "Clock Monotonic Time, s", "CPU Time, s", "Memory Physical, kB", "Memory Peak Physical, kB",
        "Disk Logical Writes, kB",
      ], 2
    ),
    ("testThreadTime", ["CPU Time, s"], 5), ("testOptionsAlone", ["Clock Monotonic Time, s"], 1),
    ("testManualStartAndStop", ["Widgets, w"], 1), ("testToolchainsMeasure", ["Time, seconds"], 10),
    ("testWithoutLabel", ["Time, seconds"], 10),
  ]

  @Test(arguments: figures)
  func `each figure gets a line`(test: String, figures: [String], runs: Int) throws {
    let output = try ProgramOutput.of("MeasureSuite/\(test)")
    let lines = output.text.split(separator: "\n").filter { $0.contains("' measured [") }
    let names = lines.compactMap { line in
      line.split(separator: "[").dropFirst().first?.split(separator: "]").first.map(String.init)
    }
    #expect(names == figures)
    for line in lines {
      let values = line.components(separatedBy: "values: [").last?.components(separatedBy: "]")
        .first
      #expect(values?.components(separatedBy: ", ").count == runs)
    }
    #expect(output.status == 0)
  }

  struct Misuse: Sendable, CustomTestStringConvertible {
    var test: String
    var line: Int
    var message: String

    init(_ test: String, _ line: Int, _ message: String) {
      self.test = test
      self.line = line
      self.message = message
    }

    var testDescription: String { test }
  }

  static let misuses: [Misuse] = [
    Misuse(
      "testNoLaunch", 12,
      """
      XCTApplicationLaunchMetric measures how long an app takes to launch, and none was launched \
      while it measured. Call XCUIApplication().launch() in the block.
      """),
    Misuse(
      "testNoSignpostLaunch", 14,
      """
      XCTOSSignpostMetric.applicationLaunch measures how long an app takes to launch, and none was \
      launched while it measured. Call XCUIApplication().launch() in the block.
      """),
    Misuse(
      "testSignpost", 18,
      """
      The signpost 'load' of 'com.example', category 'app', cannot be measured: Linux has no \
      os_signpost. Use XCTClockMetric.
      """),
    Misuse(
      "testScrolling", 22,
      """
      XCTOSSignpostMetric.scrollingAndDecelerationMetric cannot be measured: Linux has no \
      os_signpost. Use XCTClockMetric.
      """),
    Misuse(
      "testHitches", 25,
      """
      XCTHitchMetric cannot be measured: an app on Linux draws only after changes, not at a \
      steady rate. Use XCTClockMetric.
      """),
    Misuse(
      "testAppThatDoesNotRun", 28,
      """
      'app' is not running, so it cannot be measured. Launch it before the block ends, and do not \
      end it in the block.
      """),
    Misuse(
      "testNoMetrics", 31, "API violation - At least one metric must be provided to measure."),
    Misuse(
      "testNoIterations", 36,
      "API violation - iterationCount is 0, so there is nothing to measure. Set it to 1 or more."),
    Misuse(
      "testMeasuredTwice", 43,
      "API violation - Can only record one set of metrics per test method."),
    Misuse(
      "testNeverStarted", 47,
      "API violation - startMeasuring() must be called during the block."),
    Misuse(
      "testStartedTwice", 51,
      "API violation - Already called startMeasuring() once this iteration."),
    Misuse(
      "testStoppedTwice", 57,
      "API violation - Already called stopMeasuring() once this iteration."),
    Misuse(
      "testStoppedWithoutStart", 62,
      "API violation - Cannot stop measuring before starting measuring."),
    Misuse(
      "testStartedOutside", 65,
      """
      API violation - Cannot start measuring. startMeasuring() is only supported from a block \
      passed to measureMetrics(...).
      """),
    Misuse("testFailureInBlock", 71, "failed - in run 1"),
  ]

  @Test(arguments: misuses)
  func `a measurement that isn't possible fails the test once`(misuse: Misuse) throws {
    let output = try ProgramOutput.of("MisuseSuite/\(misuse.test)")
    let place = "MisuseSuite.swift:\(misuse.line): error: MisuseSuite.\(misuse.test)"
    #expect(output.failures == ["\(place) : \(misuse.message)"])
    #expect(output.status == 1)
  }
}
