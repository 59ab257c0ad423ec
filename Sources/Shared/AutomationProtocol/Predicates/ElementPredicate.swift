/// A condition on an element.
public indirect enum ElementPredicate: Sendable, Hashable, Codable {
  /// True of everything, or of nothing.
  case value(Bool)
  /// `"X" IN identifiers`.
  case identifiers(String)
  /// The opposite of another.
  case not(ElementPredicate)

  /// Apple's `"X" IN identifiers`.
  public static func identified(by string: String) -> ElementPredicate { .identifiers(string) }
}
extension ElementPredicate {
  package var wantedName: String? { if case .identifiers(let s) = self { return s }; return nil }
}
