import Gherkin
import Traces

extension ScenarioRecord {
  /// Makes the record of a test of a Swift suite, without attempts.
  init(_ test: SuiteTest, repetition: Int?) {
    // The location is known only for failures.
    self.init(
      id: test.id + (repetition.map { "/\($0)" } ?? ""), uri: test.suite,
      location: SourceLocation(line: 0), feature: test.suite, rule: nil, name: test.name,
      tags: test.tags.sorted(), repetition: repetition)
  }

  /// Adds an attempt with a result.
  mutating func add(_ result: SuiteResult) {
    var attempt = AttemptRecord(start: 0)
    attempt.status = result.status
    attempt.duration = result.duration
    var step = StepRecord(
      id: id, keyword: "", text: name, uri: uri, location: SourceLocation(line: 0))
    step.status = attempt.status
    step.duration = attempt.duration
    step.message = result.reason
    if let failure = result.failures.first {
      step.message = failure.message
      if !failure.path.isEmpty {
        step.uri = failure.path
        step.location = SourceLocation(line: failure.line)
      }
      step.details = result.failures.dropFirst().map {
        $0.path.isEmpty ? $0.message : "\($0.path):\($0.line): \($0.message)"
      }
    } else if attempt.status == .failed {
      step.message = "failed"
    }
    attempt.steps = [step]
    attempts.append(attempt)
  }
}
