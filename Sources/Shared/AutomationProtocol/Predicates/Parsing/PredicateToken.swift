/// A word, literal or sign of a format string.
struct PredicateToken {
  enum Kind: Equatable {
    /// A keyword, key or function name; also a collection operator such as `@count`.
    case word(String)
    /// A key that was written `#key`.
    case escapedWord(String)
    case string(String)
    case number(PredicateValue)
    /// A format specifier without its `%`.
    case specifier(String)
    /// A variable without its `$`.
    case variable(String)
    case symbol(String)
    case end
    /// An invalid token, reported when the parser reaches it, so that earlier faults come first.
    case invalid(ElementPredicateError)
  }

  var kind: Kind
  /// The range of the token, in Unicode scalars.
  var range: Range<Int>
}
