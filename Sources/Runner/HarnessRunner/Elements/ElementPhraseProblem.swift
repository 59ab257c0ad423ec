/// What is wrong with the words for an element.
enum ElementPhraseProblem: Equatable {
  /// No type of elements is called that.
  case unknownRole(String, nearest: [String])
  /// The words between a type and a name are none that are known.
  case unknownCondition(String, nearest: [String])
  /// A name in quotation marks must follow.
  case missingName(String)
  /// Words are left.
  case unknownWords(String)

  /// The problem as a sentence.
  var message: String {
    switch self {
    case .unknownRole(let role, let nearest):
      "no element is called “\(role)”" + Self.suggestion(nearest)
    case .unknownCondition(let words, let nearest):
      "“\(words)” says nothing of a name" + Self.suggestion(nearest)
    case .missingName(let words): "a name in quotation marks must follow “\(words)”"
    case .unknownWords(let words): "“\(words)” is left over"
    }
  }

  private static func suggestion(_ nearest: [String]) -> String {
    nearest.first.map { "; did you mean “\($0)”?" } ?? ""
  }
}
