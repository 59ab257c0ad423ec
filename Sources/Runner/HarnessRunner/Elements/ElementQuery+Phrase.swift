import AppDriving
import AutomationProtocol
import ElementTypes

extension ElementQuery {
  /// The words of a step for the query, or `nil` if steps can't express it.
  var phrase: String? {
    var parts: [String] = []
    var ordinal: String?
    var role: String?
    var name = ""
    func finish() {
      guard let known = role else { return }
      parts.insert("the \(ordinal.map { $0 + " " } ?? "")\(known)\(name)", at: 0)
      (role, ordinal, name) = (nil, nil, "")
    }
    for step in steps {
      switch step {
      case .descendants(let type):
        finish()
        role = ElementRole.words(type)
      case .matching(let predicate):
        guard let string = predicate.identifiedString, role != nil else { return nil }
        name = " " + VariableText.written(string).inDoubleQuotes
      case .first: ordinal = "first"
      case .index(-1): ordinal = "last"
      case .index(let index) where index >= 0: ordinal = Self.ordinal(index + 1)
      default: return nil
      }
    }
    finish()
    return parts.isEmpty ? "the app" : parts.joined(separator: " in ")
  }

  private static func ordinal(_ number: Int) -> String {
    let words = ["first", "second", "third", "fourth", "fifth"]
    if number <= words.count { return words[number - 1] }
    let ending =
      (11...13).contains(number % 100)
      ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
    return "\(number)\(ending)"
  }
}
