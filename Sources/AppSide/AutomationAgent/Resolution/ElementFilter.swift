import AutomationProtocol

/// Which elements of a walk a question is about.
enum ElementFilter {
  /// All of them.
  case all
  /// Those that a string identifies: by far the commonest.
  case named(String)
  /// Those that a predicate is true of.
  case matching(ElementMatcher)
}
