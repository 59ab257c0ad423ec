/// One token of a Swift source: a word, a literal or a punctuation mark.
///
/// Comments aren't tokens.
struct SwiftToken: Equatable {
  /// The kind of a token.
  enum Kind: Equatable {
    /// A keyword or a name, with or without backticks.
    case word
    /// A number, or a part of a string or regular expression between interpolations.
    case literal
    /// `@` and the name after it.
    case attribute
    /// `#` and the name after it, such as `#selector`.
    case directive
    /// `->`, or a single character.
    case mark
  }

  let kind: Kind
  /// The text of the token; empty for a literal.
  let text: String
  /// The range in the source, in bytes.
  let range: Range<Int>

  func isMark(_ text: String) -> Bool { kind == .mark && self.text == text }

  func isWord(_ text: String) -> Bool { kind == .word && self.text == text }

  func isDirective(_ text: String) -> Bool { kind == .directive && self.text == text }
}
