import Foundation
import Traces

/// Runs tests of a bundle, in as few processes as can be.
struct SuiteRunner {
  let bundle: SuiteBundle
  let stop: SuiteStop
  /// Variables for the tests besides those of this process.
  var variables: [String: String] = [:]
  /// Called when a test begins.
  var begins: (String) -> Void = { _ in }
  /// Called when a test has ended, perhaps more than once.
  var ended: (String, SuiteResult) -> Void = { _, _ in }

  /// Runs tests and returns how each has ended; those that an interruption cuts short have no result.
  ///
  /// A crash costs the tests that ran: the others run in another process.
  ///
  /// - Throws: `MissingResource` if the bundle can't be started.
  func results(of tests: [SuiteTest]) throws -> [SuiteTest: SuiteResult] {
    var results: [SuiteTest: SuiteResult] = [:]
    for group in SuiteSelection.groups(of: tests) {
      var waiting = group
      while !waiting.isEmpty, !stop.isRequested {
        let (output, ended) = try output(of: waiting)
        if stop.isRequested { break }
        for test in waiting { results[test] = output.results[test.id] }
        let rest = waiting.filter { results[$0] == nil }
        if rest.count == waiting.count {
          // Nothing runs in this process, and another one would do no better.
          for test in rest { results[test] = Self.failed("\(ended); it did not run this test") }
          break
        }
        waiting = rest
      }
    }
    return results
  }

  private static func failed(_ message: String) -> SuiteResult {
    SuiteResult(status: .failed, failures: [.init(message: message, path: "", line: 0)])
  }

  /// What a process says of its end: the runtime's reason before a backtrace, or the last lines.
  private static func lastWords(_ text: String) -> ArraySlice<Substring> {
    let lines = text.split(separator: "\n")
    let reasons = lines.filter { $0.contains("Fatal error: ") || $0.hasPrefix("*** ") }
    return reasons.isEmpty ? lines.suffix(5) : reasons.prefix(5)
  }

  private func output(of tests: [SuiteTest]) throws -> (SuiteOutput, String) {
    let arguments = SuiteSelection.arguments(for: tests)
    defer { stop.end() }
    var output: SuiteOutput
    let process: SuiteProcess.Ended
    if tests.first?.library == .swiftTesting {
      var reader = EventStreamReader()
      process = try bundle.runSwiftTesting(
        arguments, variables: variables, started: { [stop] in stop.begin($0) }
      ) { line in
        for event in reader.read(line) { tell(event, reader.output) }
      }
      output = reader.output
    } else {
      var reader = XCTestOutputReader(tests)
      process = try SuiteProcess.run(
        [bundle.executable.path] + arguments, in: bundle.folder, variables: variables,
        output: .collected, started: { stop.begin($0.processIdentifier) }
      ) { line in
        if let event = reader.read(line) { tell(event, reader.output) }
      }
      reader.close()
      output = reader.output
    }
    let how = process.isSignal ? "by signal \(process.code)" : "with status \(process.code)"
    let last = Self.lastWords(process.text).map { "\n    \($0)" }.joined()
    let end = "the tests' process ended \(how)\(last)"
    let running = output.running.keys.sorted()
    output.endRunning("\(end)\nwhile this test ran")
    for test in running { tell(.ended(test), output) }
    return (output, end)
  }

  private func tell(_ event: SuiteEvent, _ output: SuiteOutput) {
    switch event {
    case .began(let test): begins(test)
    case .ended(let test): if let result = output.results[test] { ended(test, result) }
    }
  }
}
