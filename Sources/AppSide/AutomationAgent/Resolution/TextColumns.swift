import AutomationProtocol

/// The texts of a walk's elements that predicates have requested, each read once.
@MainActor
struct TextColumns {
  private var identifiers: [PredicateText?] = []
  private var labels: [PredicateText?] = []
  private var titles: [PredicateText?] = []
  private var values: [PredicateText?] = []
  private var placeholders: [PredicateText?] = []

  /// Returns a text of an element; values other than text aren't cached.
  mutating func text(
    _ key: PredicateKey, at position: Int, of element: any AutomationElement
  ) -> PredicateText {
    switch key {
    case .identifier: Self.text(key, in: &identifiers, at: position, of: element)
    case .label: Self.text(key, in: &labels, at: position, of: element)
    case .title: Self.text(key, in: &titles, at: position, of: element)
    case .value: Self.text(key, in: &values, at: position, of: element)
    case .placeholderValue: Self.text(key, in: &placeholders, at: position, of: element)
    default: .other
    }
  }

  private static func text(
    _ key: PredicateKey, in column: inout [PredicateText?], at position: Int,
    of element: any AutomationElement
  ) -> PredicateText {
    while column.count <= position { column.append(nil) }
    if let text = column[position] { return text }
    let text = ElementSubject.text(key, of: element)
    column[position] = text
    return text
  }
}
