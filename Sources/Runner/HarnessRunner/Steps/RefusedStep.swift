import AppDriving
import AutomationProtocol

/// What an app refused, with the words of the step.
struct RefusedStep: Error, CustomStringConvertible {
  var failure: AutomationFailure
  /// What was attempted: `tap`.
  var verb: String
  /// The element in the words of the step.
  var element: String
  var query: ElementQuery

  /// The failure and what helps to correct the step.
  var description: String { ([firstLine] + details).joined(separator: "\n") }

  /// The failure in one line.
  var firstLine: String {
    switch failure {
    case .noMatches: "cannot \(verb) \(element): there is no such element"
    case .multipleMatches(let facts):
      "cannot \(verb) \(element): \(facts.count) elements match, and one is needed"
    default: "cannot \(verb) \(element): \(failure.message)"
    }
  }

  /// The nearest elements and what was in the way.
  var details: [String] {
    switch failure {
    case .noMatches(let facts):
      var lines: [String] = []
      if facts.waited > 0 {
        lines.append("waited \((facts.waited * 1000).rounded() / 1000) s of app time")
      }
      if let modal = facts.modal { lines.append("in front is \(modal.summary)") }
      lines += facts.busy.map { "the app was busy: \($0)" }
      lines += facts.candidates.prefix(3).map { "did you mean \(Self.phrase($0))?" }
      if facts.candidates.isEmpty, !facts.input.isEmpty {
        let names = facts.input.prefix(8).map(\.summary).joined(separator: ", ")
        let more = facts.inputCount > 8 ? " and \(facts.inputCount - 8) more" : ""
        lines.append("there are \(names)\(more)")
      }
      return lines
    case .multipleMatches(let facts):
      return facts.matches.prefix(5).map { "one of them: \(Self.phrase($0))" }
    case .notHittable(_, let obstacle): return [obstacle.message]
    case .noKeyboardFocus(_, let focused?): return ["the keyboard focus is at \(focused.summary)"]
    default: return []
    }
  }

  private static func phrase(_ candidate: Candidate) -> String {
    candidate.query.phrase ?? candidate.query.swiftSource
  }
}
