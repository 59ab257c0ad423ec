extension PredicateComparison {
  /// The operator of a comparison; the raw value is its name in JSON.
  public enum Operator: String, Hashable, Sendable, CaseIterable {
    /// Equal; `nil` equals `nil`. Also written `=`.
    case equal = "=="
    /// Not equal. Also written `<>`.
    case notEqual = "!="
    /// Less than; false with `nil`.
    case less = "<"
    /// Less than or equal; false with `nil`. Also written `=<`.
    case lessOrEqual = "<="
    /// Greater than; false with `nil`.
    case greater = ">"
    /// Greater than or equal; false with `nil`. Also written `=>`.
    case greaterOrEqual = ">="
    /// The left string contains the right one, or the left collection has the right side as a
    /// member.
    case contains
    /// The left string begins with the right one.
    case beginsWith
    /// The left string ends with the right one.
    case endsWith
    /// The whole left string matches the right one, in which `*` is any text and `?` one character.
    case like
    /// The whole left string matches the right one as a regular expression (ICU's syntax).
    case matches
    /// The left side is a member of the right collection, or a substring of the right string.
    case `in`
    /// The left side lies between the two members of the right collection, or equals one of them.
    case between

    /// The operator in a format string.
    public var symbol: String {
      switch self {
      case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: rawValue
      case .contains, .beginsWith, .endsWith, .like, .matches, .in, .between: rawValue.uppercased()
      }
    }
  }

  /// Whether a comparison applies to its left side as a whole or to its members.
  ///
  /// `SOME` is parsed as `any`, and `NONE` as the negation of `any`, because that is what they
  /// mean.
  public enum Modifier: String, Hashable, Sendable, Codable, CaseIterable {
    /// The left side is one value.
    case direct
    /// True if at least one member of the left collection satisfies the comparison.
    case any
    /// True if every member of the left collection satisfies the comparison, or there are none.
    case all
  }
}
