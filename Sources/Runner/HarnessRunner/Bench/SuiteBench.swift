import Foundation
import SystemShims

/// Measures a suite of view tests in the app's own process, by the duration that it reports.
struct SuiteBench {
  /// The executable with all tests of the package.
  let tests: URL
  /// A bare Foundation program, which indicates the machine's current speed.
  let bare: URL
  let runs: Int

  /// Measures the employees app's suite, compared with the launch of a bare program.
  ///
  /// The two alternate, so that a change in the machine's speed affects both.
  func employees() throws -> BenchFigure {
    var times: [Double] = []
    var base: [Double] = []
    var testCount = 0
    for run in 0...runs {
      let bareTime = try LineEcho.launchTime(of: bare)
      let output = try output(of: "EmployeesAppTests")
      guard let result = Self.result(in: output) else { throw SuiteFailed(output: output) }
      testCount = result.testCount
      // The first run only warms the file cache.
      if run > 0 {
        times.append(result.time)
        base.append(bareTime)
      }
    }
    return BenchFigure(
      name: "employees app's suite, \(testCount) tests, in process", value: Median.of(times),
      base: ("a bare Foundation program", Median.of(base)),
      limit: Self.articlesTime / Self.usualBareTime)
  }

  /// The time, in milliseconds, that article 000 states for its own suite of thirteen tests.
  private static let articlesTime = 54.0
  /// The time, in milliseconds, that the bare program takes on an average machine.
  private static let usualBareTime = 6.8

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
