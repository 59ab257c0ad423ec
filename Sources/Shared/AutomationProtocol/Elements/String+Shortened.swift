extension String {
  /// Returns the beginning of a text that is too long for a sentence.
  ///
  /// - Parameter limit: The largest number of characters to keep.
  package func shortened(to limit: Int) -> String {
    // Taking the prefix first avoids counting all characters of a label of a megabyte.
    let start = prefix(limit + 1)
    return start.count <= limit ? self : String(start.dropLast()) + "…"
  }
}
