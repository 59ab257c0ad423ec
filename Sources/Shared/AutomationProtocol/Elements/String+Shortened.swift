extension String {
  /// The beginning of a text that is too long for a sentence.
  ///
  /// - Parameter limit: The most characters that are kept.
  package func shortened(to limit: Int) -> String {
    // The prefix first: a label of a megabyte is not counted through.
    let start = prefix(limit + 1)
    return start.count <= limit ? self : String(start.dropLast()) + "…"
  }
}
