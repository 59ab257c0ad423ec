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
