import Foundation

/// A run as JUnit XML: Jenkins' `junit-10.xsd`, with Surefire's elements for retries.
package enum JUnitReport {
  /// Returns the document.
  ///
  /// A run that was cut short gets an extra error, so that its report doesn't look complete.
  package static func text(of run: RunRecord) -> String {
    let suites = run.suites
    let own = run.isInterrupted ? 1 : 0
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      "<testsuites name=\"Understudy\" tests=\"\(run.scenarios.count + own)\" "
        + "failures=\"\(run.scenarios.count(.failure))\" "
        + "errors=\"\(run.scenarios.count(.error) + own)\" time=\"\(seconds(run.duration))\">",
    ]
    for suite in suites {
      lines.append(
        "  <testsuite name=\"\(XMLText.attribute(suite.name))\" "
          + "tests=\"\(suite.scenarios.count)\" failures=\"\(suite.scenarios.count(.failure))\" "
          + "errors=\"\(suite.scenarios.count(.error))\" "
          + "skipped=\"\(suite.scenarios.count(.skipped))\" "
          + "time=\"\(seconds(suite.scenarios.reduce(0) { $0 + $1.duration }))\" "
          + "timestamp=\"\(timestamp(run, suite.scenarios))\" "
          + "file=\"\(XMLText.attribute(suite.uri))\">")
      for scenario in suite.scenarios { lines += testCase(scenario, in: suite.name) }
      lines.append("  </testsuite>")
    }
    if run.isInterrupted { lines += cutShort(run) }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func cutShort(_ run: RunRecord) -> [String] {
    let message = XMLText.attribute(RunRecord.cutShort)
    return [
      "  <testsuite name=\"Understudy\" tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\" "
        + "time=\"0.000\" timestamp=\"\(timestamp(run, []))\">",
      "    <testcase name=\"the run\" classname=\"Understudy\" time=\"0.000\">",
      "      <error message=\"\(message)\" type=\"interrupted\">\(message)</error>",
      "    </testcase>", "  </testsuite>",
    ]
  }

  private static func testCase(_ scenario: ScenarioRecord, in suite: String) -> [String] {
    let name = scenario.name.isEmpty ? scenario.place : scenario.name
    let suffix = scenario.repetition.map { " (\($0))" } ?? ""
    let group = scenario.rule.map { "\(suite).\($0)" } ?? suite
    let start =
      "    <testcase name=\"\(XMLText.attribute(name + suffix))\" "
      + "classname=\"\(XMLText.attribute(group))\" time=\"\(seconds(scenario.duration))\""
    let content = content(of: scenario)
    return content.isEmpty ? [start + "/>"] : [start + ">"] + content + ["    </testcase>"]
  }

  private static func content(of scenario: ScenarioRecord) -> [String] {
    var lines: [String] = []
    switch scenario.outcome {
    case .passed:
      for attempt in scenario.attempts.dropLast() {
        lines.append(failure("flakyFailure", attempt, scenario))
      }
    case .skipped:
      let message =
        scenario.failedMessage
        ?? (scenario.status == .interrupted ? scenario.status.rawValue : "not run")
      lines.append("      <skipped message=\"\(XMLText.attribute(message))\"/>")
    case .failure, .error:
      if let first = scenario.attempts.first {
        lines.append(failure(first.status == .failed ? "failure" : "error", first, scenario))
      }
      for attempt in scenario.attempts.dropFirst() {
        lines.append(failure("rerunFailure", attempt, scenario))
      }
    }
    let log = scenario.attempts.last?.log ?? []
    if scenario.status.isFailure, !log.isEmpty {
      lines.append(
        "      <system-out>\(XMLText.escaped(log.joined(separator: "\n")))</system-out>")
    }
    return lines
  }

  private static func failure(
    _ element: String, _ attempt: AttemptRecord, _ scenario: ScenarioRecord
  ) -> String {
    let step = attempt.steps.last { $0.status.isFailure }
    let message = step?.message ?? attempt.reason ?? attempt.status.rawValue
    let text = step.map { FailureText.lines(of: $0).joined(separator: "\n") } ?? message
    let type = attempt.status.rawValue
    // Surefire's elements for retries hold their text in a nested element.
    let body =
      element.hasSuffix("Failure")
      ? "<stackTrace>\(XMLText.escaped(text))</stackTrace>" : XMLText.escaped(text)
    return "      <\(element) message=\"\(XMLText.attribute(message))\" type=\"\(type)\">"
      + "\(body)</\(element)>"
  }

  private static func timestamp(_ run: RunRecord, _ scenarios: [ScenarioRecord]) -> String {
    let start = scenarios.first?.attempts.first?.start ?? 0
    return Date(timeIntervalSince1970: run.started + start).ISO8601Format()
  }

  private static func seconds(_ time: Double) -> String {
    let milliseconds = Int((max(0, time) * 1000).rounded())
    let fraction = String(milliseconds % 1000)
    return "\(milliseconds / 1000)."
      + String(repeating: "0", count: 3 - fraction.count) + fraction
  }
}

/// The result of a test case in JUnit's terms.
private enum Outcome {
  case passed
  case skipped
  /// The app didn't behave as expected.
  case failure
  /// The scenario itself is wrong, or its end isn't known.
  case error
}

extension ScenarioRecord {
  fileprivate var outcome: Outcome {
    switch status {
    case .passed, .flaky: .passed
    case .skipped: .skipped
    case .failed: .failure
    case .undefined, .ambiguous: .error
    case .interrupted where isUnfinished: .error
    // An interruption by the user says nothing about the app, but an earlier attempt may.
    case .interrupted: attempts.contains { $0.status == .failed } ? .failure : .skipped
    }
  }
}

extension [ScenarioRecord] {
  fileprivate func count(_ outcome: Outcome) -> Int {
    reduce(0) { $0 + ($1.outcome == outcome ? 1 : 0) }
  }
}
