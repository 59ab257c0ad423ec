/// The text of a key, or the reason that there is none.
public enum PredicateText: Hashable, Sendable {
  /// Text.
  case text(String)
  /// The value is null.
  case none
  /// The value isn't text; `predicateValue(forKey:)` returns it.
  case other
}
