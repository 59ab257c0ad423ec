import AutomationProtocol

extension ElementPredicate {
  /// The string that the predicate of a subscript looks for.
  var identifiedString: String? {
    if case .comparison(let comparison) = self { comparison.identifiedString } else { nil }
  }
}
