import Foundation

/// A run as JUnit XML: Jenkins' `junit-10.xsd`, with Surefire's elements for retries.
package enum JUnitReport {
  /// Returns the document.
  package static func text(of run: RunRecord) -> String {
    let suites = run.suites
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      "<testsuites name=\"Understudy\" tests=\"\(run.scenarios.count)\" "
        + "failures=\"\(run.scenarios.failureCount)\" errors=\"\(run.scenarios.errorCount)\" "
        + "time=\"\(seconds(run.duration))\">",
    ]
    for suite in suites {
      lines.append(
        "  <testsuite name=\"\(XMLText.attribute(suite.name))\" "
          + "tests=\"\(suite.scenarios.count)\" failures=\"\(suite.scenarios.failureCount)\" "
          + "errors=\"\(suite.scenarios.errorCount)\" "
          + "skipped=\"\(suite.scenarios.reduce(0) { $0 + ($1.status == .skipped ? 1 : 0) })\" "
          + "time=\"\(seconds(suite.scenarios.reduce(0) { $0 + $1.duration }))\" "
          + "timestamp=\"\(timestamp(run, suite.scenarios))\" "
          + "file=\"\(XMLText.attribute(suite.uri))\">")
      for scenario in suite.scenarios { lines += testCase(scenario, in: suite.name) }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
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
    switch scenario.status {
    case .passed: break
    case .skipped:
      let message = scenario.failedMessage ?? "not run"
      lines.append("      <skipped message=\"\(XMLText.attribute(message))\"/>")
    case .flaky:
      for attempt in scenario.attempts.dropLast() {
        lines.append(failure("flakyFailure", attempt, scenario))
      }
    case .failed, .undefined, .ambiguous, .interrupted:
      if let first = scenario.attempts.first {
        lines.append(failure(first.status.isError ? "error" : "failure", first, scenario))
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
    let message = step?.message ?? attempt.status.rawValue
    let text = step.map { FailureText.lines(of: $0).joined(separator: "\n") } ?? message
    let type = attempt.status.rawValue
    // Surefire's reruns hold their text in an element of its own.
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

extension RunStatus {
  /// Whether the scenario itself is wrong, rather than the app.
  fileprivate var isError: Bool { [.undefined, .ambiguous, .interrupted].contains(self) }
}

extension [ScenarioRecord] {
  fileprivate var failureCount: Int { reduce(0) { $0 + ($1.status == .failed ? 1 : 0) } }
  fileprivate var errorCount: Int { reduce(0) { $0 + ($1.status.isError ? 1 : 0) } }
}
