/// A failed step as text, the same in each report and in the terminal.
package enum FailureText {
  /// Returns `file:line:column: error: message`, the step, and further facts.
  package static func lines(of step: StepRecord) -> [String] {
    let message = step.message ?? step.status.rawValue
    var lines = ["\(step.place): error: \(message)"]
    lines.append("    \(step.keyword)\(step.text)")
    for detail in step.details {
      lines += detail.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
    }
    return lines
  }
}

extension ScenarioRecord {
  /// The message of the step that ended the scenario.
  package var failedMessage: String? {
    attempts.last?.steps.last { $0.message != nil }?.message
  }

  /// The steps to report: each that isn't known, or the innermost one that failed.
  package var reportedSteps: [StepRecord] {
    guard status == .undefined || status == .ambiguous else {
      return reportedStep.map { [$0] } ?? []
    }
    return attempts.last?.steps.filter(\.status.isFailure) ?? []
  }

  /// The step to report: the innermost one that failed.
  package var reportedStep: StepRecord? {
    attempts.last?.steps.last { $0.status.isFailure }
  }
}

extension RunRecord {
  /// The scenarios of a feature.
  package struct Suite: Sendable {
    package var name: String
    package var uri: String
    package var scenarios: [ScenarioRecord]
  }

  /// The scenarios by feature, in their order.
  package var suites: [Suite] {
    var suites: [Suite] = []
    var positions: [String: Int] = [:]
    for scenario in scenarios {
      if let position = positions[scenario.uri] {
        suites[position].scenarios.append(scenario)
      } else {
        positions[scenario.uri] = suites.count
        suites.append(Suite(name: scenario.feature, uri: scenario.uri, scenarios: [scenario]))
      }
    }
    return suites
  }
}
