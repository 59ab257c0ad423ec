import Foundation

/// Measures a suite of view tests in the app's own process, as it says itself how long it took.
struct SuiteBench {
  /// The program of all tests of the package.
  let tests: URL
  let runs: Int

  /// The employees app's suite, beside what article 000 says of its own.
  func employees() throws -> BenchFigure {
    var times: [Double] = []
    for run in 0...runs {
      let output = try output(of: "EmployeesAppTests")
      guard let time = Self.time(in: output) else { throw SuiteFailed(output: output) }
      // The first warms the file cache.
      if run > 0 { times.append(time) }
    }
    return BenchFigure(
      name: "the employees app's suite, in process", value: Median.of(times), limit: 54)
  }

  private func output(of suite: String) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = tests
    process.arguments = ["--testing-library", "swift-testing", "--filter", suite]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    return String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }

  /// The milliseconds of Swift Testing's closing line; nil unless tests ran and all passed.
  static func time(in output: String) -> Double? {
    let closing = /Test run with (\d+) tests? .*passed after (\d+\.\d+) seconds/
    guard let match = output.firstMatch(of: closing), match.1 != "0" else { return nil }
    return Double(match.2).map { $0 * 1000 }
  }
}

/// A suite that did not pass, and so was not measured.
struct SuiteFailed: Error, CustomStringConvertible {
  var output: String

  var description: String {
    let lines = output.split(separator: "\n").suffix(10).joined(separator: "\n")
    return "The suite to be measured did not pass; run ./harness.sh test. It ended with:\n\(lines)"
  }
}
