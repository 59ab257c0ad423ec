import Foundation
import SystemShims

/// Measures a suite of view tests in the app's own process, by the duration that it reports.
struct SuiteBench {
  /// The executable with all tests of the package.
  let tests: URL
  let runs: Int

  /// Measures a test of the employees app's views, compared with a test of plain values in the same
  /// executable.
  ///
  /// Both share the costs of the executable's size and of Swift Testing. They alternate, so that a
  /// change in the machine's speed affects both.
  func employees() throws -> BenchFigure {
    var times: [Double] = []
    var base: [Double] = []
    var testCount = 0
    for run in 0...runs {
      let values = try result(of: Self.valueTests)
      let views = try result(of: "EmployeesAppTests")
      testCount = views.testCount
      // The first run only warms the file cache.
      if run > 0 {
        times.append(views.time / Double(views.testCount))
        base.append(values.time / Double(values.testCount))
      }
    }
    return BenchFigure(
      name: "one of \(testCount) tests of the employees app", value: Median.of(times),
      base: ("a test of plain values", Median.of(base)), limit: 3)
  }

  /// The suite of tests that only make and compare values.
  private static let valueTests = "PlatformTypesTests"

  private func result(of suite: String) throws -> (testCount: Int, time: Double) {
    let output = try output(of: suite)
    guard let result = Self.result(in: output) else { throw SuiteFailed(output: output) }
    return result
  }

  private func output(of suite: String) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = tests
    process.arguments = ["--testing-library", "swift-testing", "--filter", suite]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try ProcessStart.exclusively { try process.run() }
    return String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }

  /// Parses Swift Testing's closing line, with the time in milliseconds; `nil` unless tests ran and
  /// all passed.
  static func result(in output: String) -> (testCount: Int, time: Double)? {
    let closing = /Test run with (\d+) tests? .*passed after (\d+\.\d+) seconds/
    guard let match = output.firstMatch(of: closing), let testCount = Int(match.1), testCount > 0,
      let seconds = Double(match.2)
    else { return nil }
    return (testCount, seconds * 1000)
  }
}

/// The error of a suite that didn't pass and therefore wasn't measured.
struct SuiteFailed: Error, CustomStringConvertible {
  var output: String

  var description: String {
    let lines = output.split(separator: "\n").suffix(10).joined(separator: "\n")
    return "The suite to be measured did not pass; run ./harness.sh test. It ended with:\n\(lines)"
  }
}
