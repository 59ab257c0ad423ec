import AutomationProtocol

/// A condition on the elements of a walk.
enum ElementFilter {
  /// Accepts all elements.
  case all
  /// Accepts elements that a string identifies, by far the most common condition.
  case named(String)
  /// Accepts elements that match a predicate.
  case matching(ElementMatcher)
}
