import AppDriving
import AutomationProtocol

extension RefusedStep: CustomStringConvertible {
  /// The failure, and details that help to correct the step.
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

  /// The details of the failure, such as the nearest elements or the obstacle.
  var details: [String] {
    switch failure {
    case .noMatches(let facts):
      var lines: [String] = []
      if facts.waited > 0 {
        lines.append("waited \((facts.waited * 1000).rounded() / 1000) s of app time")
      }
      if let modal = facts.modal { lines.append("in front is \(modal.phrase)") }
      lines += facts.busy.map { "the app was busy: \($0)" }
      lines += facts.candidates.prefix(3).map { "did you mean \(Self.phrase($0))?" }
      if facts.candidates.isEmpty, !facts.input.isEmpty {
        lines.append(Self.list(facts.input.map(\.phrase), of: facts.inputCount))
      }
      return lines + missedRequests
    case .multipleMatches(let facts):
      return facts.matches.prefix(5).map { "one of them: \(Self.phrase($0))" }
    case .notHittable(_, let obstacle): return [obstacle.message]
    case .noKeyboardFocus(_, let focused?): return ["the keyboard focus is at \(focused.phrase)"]
    default: return []
    }
  }

  /// Returns a list of the elements on the screen without duplicates, which would add nothing.
  private static func list(_ phrases: [String], of count: Int) -> String {
    var names: [String] = []
    for phrase in phrases where names.count < 8 && !names.contains(phrase) { names.append(phrase) }
    let rest = count - phrases.filter(names.contains).count
    return "there \(count > 1 ? "are" : "is") \(names.joined(separator: ", "))"
      + (rest > 0 ? " and \(rest) more" : "")
  }

  /// Returns the words that find an element, with its visible text if that differs.
  private static func phrase(_ candidate: Candidate) -> String {
    let words = candidate.query.phrase ?? candidate.query.swiftSource
    let shown = candidate.element.label
    return shown.isEmpty || words.contains(shown) ? words : "\(words) (“\(shown)”)"
  }
}

extension ElementAttributes {
  /// The words of a step for the element, preferring its label to its identifier.
  var phrase: String {
    let names = [label, title, placeholderValue ?? "", identifier]
    let base = ElementQuery(steps: [.descendants(elementType)])
    guard let name = names.first(where: { !$0.isEmpty && $0.count <= ElementQuery.longestString })
    else { return base.phrase ?? summary }
    return base.appending(.matching(.identified(by: name))).phrase ?? summary
  }
}
