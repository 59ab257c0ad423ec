import Gherkin

/// Failures as annotations of GitHub's workflow commands, and a summary of a job in Markdown.
package enum GitHubReport {
  /// Returns an annotation for each scenario that failed or was flaky, and for a run that was cut short.
  package static func annotations(of run: RunRecord) -> [String] {
    (run.isInterrupted ? ["::error title=Understudy::\(data(RunRecord.cutShort))"] : [])
      + run.scenarios.compactMap(annotation)
  }

  private static func annotation(of scenario: ScenarioRecord) -> String? {
    guard scenario.status.isFailure || scenario.status == .flaky else { return nil }
    let step = scenario.explainingStep
    // An interruption by the user isn't the scenario's fault.
    let isMild = [.flaky, .interrupted].contains(scenario.status) && !scenario.isUnfinished
    let level = isMild ? "warning" : "error"
    let location = step?.location ?? scenario.location
    let message =
      step.map { FailureText.lines(of: $0).joined(separator: "\n") }
      ?? scenario.failedMessage ?? scenario.status.rawValue
    return "::\(level) file=\(property(step?.uri ?? scenario.uri)),line=\(location.line)"
      + ",col=\(location.column ?? 1),title=\(property(scenario.name))::\(data(message))"
  }

  /// Returns the summary.
  package static func summary(of run: RunRecord) -> String {
    var lines = ["## Scenarios", "", "| status | scenarios |", "| --- | ---: |"]
    for status in RunStatus.allCases where run.count(status) > 0 {
      lines.append("| \(status.rawValue) | \(run.count(status)) |")
    }
    if run.isInterrupted { lines += ["", "**Error:** \(RunRecord.cutShort)."] }
    let failed = run.scenarios.filter { $0.status.isFailure || $0.status == .flaky }
    if !failed.isEmpty {
      lines += ["", "| scenario | status | why |", "| --- | --- | --- |"]
      for scenario in failed {
        let message = scenario.explainingStep?.message ?? scenario.failedMessage ?? ""
        lines.append(
          "| \(cell(scenario.name)) (`\(scenario.place)`) | \(scenario.status.rawValue) "
            + "| \(cell(message)) |")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func data(_ text: String) -> String {
    // A carriage return and a new line are one character.
    let codes: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]
    return ControlPictures.shown(
      text.unicodeScalars.reduce(into: "") { $0 += codes[$1] ?? String($1) })
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  private static func cell(_ text: String) -> String {
    ControlPictures.shown(text).replacing("|", with: "\\|").replacing("\n", with: " ").replacing(
      "<", with: "&lt;")
  }
}
