import Traces

/// The state of a process's tests, collected from its output.
struct SuiteOutput: Sendable {
  /// The results of tests that have ended.
  var results: [String: SuiteResult] = [:]
  /// The tests that are running, with their results so far.
  var running: [String: SuiteResult] = [:]
  /// The failures outside of any test.
  var others: [SuiteResult.Failure] = []

  mutating func begin(_ test: String) { running[test] = SuiteResult() }

  mutating func fail(_ test: String, _ failure: SuiteResult.Failure) {
    if running[test] == nil {
      others.append(failure)
    } else {
      running[test]?.failures.append(failure)
    }
  }

  mutating func end(_ test: String, duration: Double, hasFailed: Bool = false) {
    var result = running.removeValue(forKey: test) ?? SuiteResult()
    result.duration = duration
    result.status = hasFailed || !result.failures.isEmpty ? .failed : .passed
    results[test] = result
  }

  mutating func skip(_ test: String, reason: String?) {
    running[test] = nil
    results[test] = SuiteResult(status: .skipped, reason: reason)
  }

  /// Ends the running tests of a process that was ended on purpose; they count only after an interruption
  /// by the user.
  mutating func cutShort(isInterruption: Bool) {
    if isInterruption {
      for test in running.keys { results[test] = SuiteResult(status: .interrupted) }
    }
    running = [:]
  }

  /// Fails the running tests of a process that has ended.
  mutating func endRunning(_ message: String) {
    for (test, var result) in running {
      result.status = .failed
      result.failures.append(SuiteResult.Failure(message: message, path: "", line: 0))
      results[test] = result
    }
    running = [:]
  }
}
