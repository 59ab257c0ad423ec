import AppDriving

/// A run in the Test Anything Protocol, version 14.
package enum TAPReport {
  /// Returns the report.
  package static func text(of run: RunRecord) -> String {
    var lines = ["TAP version 14", "1..\(run.scenarios.count)"]
    for (index, scenario) in run.scenarios.enumerated() {
      let name = escaped("\(scenario.feature): \(scenario.name)")
      let isOK = scenario.status.isFailure ? "not ok" : "ok"
      let directive =
        scenario.status == .skipped
        ? " # SKIP " + escaped(scenario.failedMessage ?? "not run").firstLine : ""
      lines.append("\(isOK) \(index + 1) - \(name)\(directive)")
      lines += diagnostics(of: scenario)
    }
    if run.isInterrupted { lines.append("Bail out! \(RunRecord.cutShort)") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func diagnostics(of scenario: ScenarioRecord) -> [String] {
    guard scenario.status != .passed, scenario.status != .skipped else { return [] }
    var lines = ["  ---", "  status: \(scenario.status.rawValue)"]
    lines.append("  duration_ms: \(Int((scenario.duration * 1000).rounded()))")
    lines.append("  attempts: \(scenario.attempts.count)")
    if let failed = scenario.explainingStep {
      lines.append("  at: \(failed.place.inDoubleQuotes)")
      lines.append("  step: \((failed.keyword + failed.text).inDoubleQuotes)")
      lines.append("  message: |")
      // A line of the message that isn't indented would end the block.
      lines += FailureText.lines(of: failed).flatMap {
        $0.split(separator: "\n", omittingEmptySubsequences: false)
      }.map { "    " + ControlPictures.shown(String($0)) }
    } else if let reason = scenario.failedMessage {
      lines.append("  message: \(reason.inDoubleQuotes)")
    }
    return lines + ["  ..."]
  }

  /// Returns a text on one line, with escaped number signs, which would begin a directive.
  private static func escaped(_ text: String) -> String {
    ControlPictures.shown(text).replacing("\\", with: "\\\\").replacing("#", with: "\\#")
      .replacing("\n", with: " ")
  }
}

extension String {
  fileprivate var firstLine: Substring { prefix { $0 != "\n" } }
}
