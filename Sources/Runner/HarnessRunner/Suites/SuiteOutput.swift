import Traces

/// What is known of the tests of a process, from what it says while they run.
struct SuiteOutput: Sendable {
  /// The tests that have ended.
  var results: [String: SuiteResult] = [:]
  /// The tests that have begun and not ended, in their order, with what has happened in them.
  var running: [String: SuiteResult] = [:]
  /// Failures outside of any test.
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

  /// Ends the tests of a process that was ended on purpose: they count only if the user did it.
  mutating func cutShort(isInterruption: Bool) {
    if isInterruption {
      for test in running.keys { results[test] = SuiteResult(status: .interrupted) }
    }
    running = [:]
  }

  /// Ends the tests that the process took with it.
  mutating func endRunning(_ message: String) {
    for (test, var result) in running {
      result.status = .failed
      result.failures.append(SuiteResult.Failure(message: message, path: "", line: 0))
      results[test] = result
    }
    running = [:]
  }
}
