/// The result of asking a subject for the text of a key.
public enum PredicateText: Hashable, Sendable {
  /// Text.
  case text(String)
  /// The value is null.
  case none
  /// The value isn't text; `predicateValue(forKey:)` returns it.
  case other
}
