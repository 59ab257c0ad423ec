/// What a subject has under a key that mostly is text.
public enum PredicateText: Hashable, Sendable {
  /// Text.
  case text(String)
  /// Nothing: null.
  case none
  /// Something else; `predicateValue(forKey:)` has it.
  case other
}
