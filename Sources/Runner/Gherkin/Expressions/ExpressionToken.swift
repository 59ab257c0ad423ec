/// A piece of a Cucumber Expression; positions count Unicode scalars.
struct ExpressionToken: Equatable {
  var kind: Kind
  /// The text without backslashes.
  var text: String
  var start: Int
  var end: Int

  /// The kinds of tokens, by Cucumber's names.
  enum Kind: String {
    case startOfLine = "START_OF_LINE"
    case endOfLine = "END_OF_LINE"
    case whiteSpace = "WHITE_SPACE"
    case beginOptional = "BEGIN_OPTIONAL"
    case endOptional = "END_OPTIONAL"
    case beginParameter = "BEGIN_PARAMETER"
    case endParameter = "END_PARAMETER"
    case alternation = "ALTERNATION"
    case text = "TEXT"

    init(_ scalar: Unicode.Scalar) {
      switch scalar {
      case "(": self = .beginOptional
      case ")": self = .endOptional
      case "{": self = .beginParameter
      case "}": self = .endParameter
      case "/": self = .alternation
      default: self = scalar.properties.isWhitespace ? .whiteSpace : .text
      }
    }

    /// Whether adjacent characters of this kind form one token.
    var isJoined: Bool { self == .whiteSpace || self == .text }
  }
}
