import AutomationProtocol

extension ElementQuery {
  /// The query as a test would write it: `app.buttons["Login"]`.
  public var swiftSource: String {
    var source = isAboutSystem ? "springboard" : "app"
    var rest = steps[...]
    while let step = rest.popFirst() { source += Self.source(of: step, before: &rest) }
    return source
  }

  private static func source(of step: QueryStep, before rest: inout ArraySlice<QueryStep>) -> String
  {
    switch step {
    case .system: return ""
    case .descendants(let type):
      return type.accessor.map { ".\($0)" } ?? ".descendants(matching: .\(type.name))"
    case .children(let type): return ".children(matching: .\(type.name))"
    case .type(let type):
      guard case .matching(let predicate)? = rest.first,
        let string = predicate.identifiedString
      else { return ".matching(.\(type.name), identifier: nil)" }
      rest.removeFirst()
      return ".matching(.\(type.name), identifier: \(string.swiftLiteral))"
    case .matching(let predicate):
      guard let string = predicate.identifiedString else {
        return ".matching(\(source(of: predicate)))"
      }
      // A subscript gives an element; only a query can be narrowed further.
      return isNarrowed(by: rest.first)
        ? ".matching(identifier: \(string.swiftLiteral))" : "[\(string.swiftLiteral)]"
    case .containing(let type, let predicate):
      if predicate == .value(true) { return ".containing(.\(type.name), identifier: nil)" }
      if let string = predicate.identifiedString {
        return ".containing(.\(type.name), identifier: \(string.swiftLiteral))"
      }
      return ".containing(\(source(of: predicate)))"
    case .index(let index): return ".element(boundBy: \(index))"
    case .first: return ".firstMatch"
    case .identities: return ".matching(NSPredicate { … })"
    case .identity: return ".allElementsBoundByAccessibilityElement[…]"
    }
  }

  private static func isNarrowed(by step: QueryStep?) -> Bool {
    switch step {
    case .index, .matching, .containing, .type, .identities: true
    default: false
    }
  }

  private static func source(of predicate: ElementPredicate) -> String {
    "NSPredicate(format: \(predicate.formatString.swiftLiteral))"
  }
}
