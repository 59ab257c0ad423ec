extension ElementPredicate {
  /// The string of a subscript such as `buttons["Save"]`; `nil` for other predicates.
  package var identifiedString: String? {
    if case .comparison(let comparison) = self { comparison.identifiedString } else { nil }
  }
}
