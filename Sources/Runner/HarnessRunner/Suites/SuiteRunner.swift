import Dispatch
import Foundation
import Synchronization
import Traces

/// Runs tests of a bundle in as few processes as possible.
struct SuiteRunner: Sendable {
  let bundle: SuiteBundle
  let stop: SuiteStop
  /// Environment variables for the tests, besides those of this process.
  var variables: [String: String] = [:]
  /// The maximum number of tests that run at a time; `nil` leaves it to the libraries.
  var jobs: Int?
  /// The history of durations, by which tests are distributed to processes.
  var history = RunHistory()
  /// Whether the first failure ends the processes.
  var failsFast = false
  /// Called from several threads when a test begins.
  var begins: @Sendable (String) -> Void = { _ in }
  /// Called from several threads when a test has ended, possibly more than once.
  var ended: @Sendable (String, SuiteResult) -> Void = { _, _ in }
  /// Called with warnings about the run.
  var warns: @Sendable (String) -> Void = { _ in }

  /// Runs tests and returns the result of each.
  ///
  /// A crash fails the tests that were running, and the others run in another process. After an interruption,
  /// running tests count as interrupted, and tests that hadn't begun have no result. With `failsFast`, only
  /// tests that ended have a result.
  ///
  /// - Throws: `MissingResource` if the bundle can't be started.
  func results(of tests: [SuiteTest]) throws -> [SuiteTest: SuiteResult] {
    let xcTests = tests.filter { $0.library == .xcTest }
    let others = tests.filter { $0.library == .swiftTesting }
    // A process runs one test of XCTest at a time, but several of Swift Testing.
    let results = try sideBySide(parts(of: xcTests))
    return try results.merging(sideBySide([others])) { first, _ in first }
  }

  /// Distributes tests to the allowed number of processes.
  private func parts(of tests: [SuiteTest]) -> [[SuiteTest]] {
    let count = max(1, min(jobs ?? 1, tests.count))
    let numbers = ShardBalance.shards(
      for: tests.map { history.entries[$0.key]?.milliseconds }, count: count)
    return (1...count).map { number in zip(tests, numbers).filter { $0.1 == number }.map(\.0) }
  }

  private func sideBySide(_ parts: [[SuiteTest]]) throws -> [SuiteTest: SuiteResult] {
    guard parts.count > 1 else { return try parts.first.map(inTurn) ?? [:] }
    let outcomes = Mutex<[Result<[SuiteTest: SuiteResult], any Error>]>([])
    let group = DispatchGroup()
    for (number, part) in parts.enumerated() {
      group.enter()
      let thread = Thread {
        let outcome = Result { try inTurn(part) }
        outcomes.withLock { $0.append(outcome) }
        group.leave()
      }
      thread.name = "tests \(number)"
      thread.start()
    }
    group.wait()
    return try outcomes.withLock { try $0.map { try $0.get() } }
      .reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }

  /// Runs tests of one library, in further processes one after another if one isn't enough.
  private func inTurn(_ tests: [SuiteTest]) throws -> [SuiteTest: SuiteResult] {
    var results: [SuiteTest: SuiteResult] = [:]
    for group in SuiteSelection.groups(of: tests) {
      var waiting = group
      while !waiting.isEmpty, !stop.endsProcesses {
        let (output, ended) = try output(of: waiting)
        for test in waiting { results[test] = output.results[test.id] }
        if stop.endsProcesses { break }
        let rest = waiting.filter { results[$0] == nil }
        if rest.count == waiting.count {
          // The process has run no test, and another one wouldn't either.
          for test in rest { results[test] = Self.failed("\(ended); it did not run this test") }
          if failsFast { stop.halt() }
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

  /// Returns the end of a process's output: the runtime's error before a backtrace, or the last lines.
  private static func lastWords(_ text: String) -> ArraySlice<Substring> {
    let lines = text.split(separator: "\n")
    let reasons = lines.filter { $0.contains("Fatal error: ") || $0.hasPrefix("*** ") }
    return reasons.isEmpty ? lines.suffix(5) : reasons.prefix(5)
  }

  private func output(of tests: [SuiteTest]) throws -> (SuiteOutput, String) {
    let arguments = SuiteSelection.arguments(for: tests, jobs: jobs)
    var output: SuiteOutput
    let process: SuiteProcess.Ended
    if tests.first?.library == .swiftTesting {
      var reader = EventStreamReader()
      process = try bundle.runSwiftTesting(arguments, variables: variables, stop: stop) { line in
        for event in reader.read(line) { tell(event, reader.output) }
      }
      output = reader.output
      if let jobs, reader.width > jobs {
        warns("this version of Swift Testing runs \(reader.width) tests at a time, not \(jobs).")
      }
    } else {
      var reader = XCTestOutputReader(tests)
      process = try SuiteProcess.run(
        [bundle.executable.path] + arguments, in: bundle.folder, variables: variables,
        output: .collected, stop: stop
      ) { line in
        if let event = reader.read(line) { tell(event, reader.output) }
      }
      reader.close()
      output = reader.output
    }
    let how = process.isSignal ? "by signal \(process.code)" : "with status \(process.code)"
    let last = Self.lastWords(process.text).map { "\n    \($0)" }.joined()
    let end = "the tests' process ended \(how)\(last)"
    if stop.endsProcesses {
      output.cutShort(isInterruption: stop.isRequested)
      return (output, end)
    }
    let running = output.running.keys.sorted()
    output.endRunning("\(end)\nwhile this test ran")
    for test in running { tell(.ended(test), output) }
    return (output, end)
  }

  private func tell(_ event: SuiteEvent, _ output: SuiteOutput) {
    switch event {
    case .began(let test): begins(test)
    case .ended(let test):
      guard let result = output.results[test] else { return }
      ended(test, result)
      if failsFast, result.status == .failed { stop.halt() }
    }
  }
}
