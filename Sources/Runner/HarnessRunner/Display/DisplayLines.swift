import Foundation
import Traces

/// The lines that the terminal shows for scenarios and runs.
enum DisplayLines {
  /// Returns the lines of a finished scenario: its result, and its failure if it failed.
  static func lines(of record: ScenarioRecord, console: Console) -> [String] {
    let mark = console.styled(
      record.status.rawValue.padding(toLength: 11, withPad: " ", startingAt: 0),
      record.status.style)
    let attempts = record.attempts.count > 1 ? ", \(record.attempts.count) attempts" : ""
    let repetition = record.repetition.map { " (\($0))" } ?? ""
    let name = record.name.isEmpty ? "(no name)" : record.name
    var lines = [
      "\(mark) \(name.escapingTerminal)\(repetition)  "
        + console.styled("\(record.place) \(milliseconds(record.duration))\(attempts)", .faint)
    ]
    if record.status == .interrupted {
      if let step = record.attempts.last?.steps.first(where: { $0.status == .interrupted }) {
        lines.append("  \(step.place): at \(step.keyword)\(step.text)".escapingTerminal)
      }
    } else if record.status.isFailure {
      for step in record.reportedSteps {
        lines += FailureText.lines(of: step).map { "  " + $0.escapingTerminal }
      }
    } else if record.status == .skipped, let message = record.failedMessage {
      lines.append("  " + message.escapingTerminal)
    }
    return lines
  }

  /// Returns the last line of a run, with the number of scenarios by status.
  static func summary(
    of run: RunRecord, console: Console, noun: String = "scenario"
  ) -> String {
    let counts = RunStatus.allCases.compactMap { status -> String? in
      let count = run.count(status)
      guard count > 0 else { return nil }
      return console.styled("\(count) \(status.rawValue)", status.style)
    }
    let total = run.scenarios.count
    return "\(total) \(noun)\(total == 1 ? "" : "s")"
      + (counts.isEmpty ? "" : ": " + counts.joined(separator: ", "))
      + " in \(milliseconds(run.duration))" + (run.isInterrupted ? "; interrupted" : "")
  }

  static func milliseconds(_ seconds: Double) -> String {
    seconds < 10
      ? "\(Int((seconds * 1000).rounded())) ms" : "\((seconds * 10).rounded() / 10) s"
  }
}

extension RunStatus {
  /// The style of the status in the terminal.
  fileprivate var style: Console.Style {
    switch self {
    case .passed: .green
    case .failed, .undefined, .ambiguous, .interrupted: .red
    case .flaky, .skipped: .yellow
    }
  }
}

extension String {
  /// The text with characters escaped that would change the state of a terminal.
  var escapingTerminal: String {
    guard unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
      return self
    }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if (scalar.value < 0x20 && scalar != "\n") || scalar.value == 0x7F {
        text += scalar.escaped(asASCII: true)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
