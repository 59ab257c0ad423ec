/// One token of a Swift source: a word, a literal or a punctuation mark.
///
/// Comments are no tokens.
struct SwiftToken: Equatable {
  /// What a token is.
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
  /// The token as it is written; empty for a literal.
  let text: String
  /// The place in the source, in bytes.
  let range: Range<Int>

  func isMark(_ text: String) -> Bool { kind == .mark && self.text == text }

  func isWord(_ text: String) -> Bool { kind == .word && self.text == text }

  func isDirective(_ text: String) -> Bool { kind == .directive && self.text == text }
}
