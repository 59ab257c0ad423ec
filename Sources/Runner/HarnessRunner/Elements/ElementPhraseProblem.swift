/// A problem with the words for an element.
enum ElementPhraseProblem: Equatable {
  /// No element type has this name.
  case unknownRole(String, nearest: [String])
  /// The words between a type and a name are unknown.
  case unknownCondition(String, nearest: [String])
  /// A name in quotation marks is missing.
  case missingName(String)
  /// Words remain after the element.
  case unknownWords(String)

  /// The problem as a sentence.
  var message: String {
    switch self {
    case .unknownRole(let role, let nearest):
      "no element is called “\(role)”" + Self.suggestion(nearest)
    case .unknownCondition(let words, let nearest):
      "“\(words)” isn't a condition for a name" + Self.suggestion(nearest)
    case .missingName(let words): "a name in quotation marks must follow “\(words)”"
    case .unknownWords(let words): "“\(words)” isn't understood"
    }
  }

  private static func suggestion(_ nearest: [String]) -> String {
    nearest.first.map { "; did you mean “\($0)”?" } ?? ""
  }
}
