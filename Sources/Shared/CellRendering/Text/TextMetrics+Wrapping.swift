extension TextMetrics {
  /// The places where a line may end.
  package enum Wrapping: Hashable, Sendable {
    /// After spaces, after hyphens before a letter, and between ideographs.
    ///
    /// A word longer than a line is broken anywhere.
    case word
    /// After any character.
    case character
  }

  /// Breaks text into lines of at most a number of cells each.
  ///
  /// Line breaks in the text are kept; spaces at which a line is broken are dropped. With zero cells, lines
  /// end only at the line breaks of the text.
  package static func wrap(
    _ text: String, toCells cells: Int, mode: Wrapping = .word
  ) -> [String] {
    wrapRanges(text, toCells: cells, mode: mode).map { String(text[$0]) }
  }

  /// Returns the ranges of the lines that `wrap(_:toCells:mode:)` makes, for carets and selections.
  ///
  /// There is always at least one. Between two ranges lies a line break or dropped spaces. The search stops
  /// after the maximum number of lines.
  package static func wrapRanges(
    _ text: String, toCells cells: Int, mode: Wrapping = .word, atMost most: Int = .max
  ) -> [Range<String.Index>] {
    if isPlainLine(text, upToCells: cells) { return [text.startIndex..<text.endIndex] }
    if plainCount(text) != nil {
      let breaker = LineBreaker(text: PlainText(bytes: Array(text.utf8)), cells: cells, mode: mode)
      return lines(of: text, breaker, most) { $0.count }
    }
    let breaker = LineBreaker(text: Array(text), cells: cells, mode: mode)
    return lines(of: text, breaker, most) { range in
      range.reduce(0) { $0 + breaker.text[$1].utf8.count }
    }
  }

  /// - Parameter length: Returns the length of some characters, in bytes.
  private static func lines<Text>(
    of text: String, _ breaker: LineBreaker<Text>, _ most: Int, length: (Range<Int>) -> Int
  ) -> [Range<String.Index>] {
    var lines: [Range<String.Index>] = []
    var index = text.startIndex
    var place = 0
    var next: Int? = 0
    while let start = next, lines.count < most {
      let line = breaker.line(from: start)
      let lower = text.utf8.index(index, offsetBy: length(place..<line.range.lowerBound))
      index = text.utf8.index(lower, offsetBy: length(line.range))
      place = line.range.upperBound
      lines.append(lower..<index)
      next = line.next
    }
    return lines
  }

  /// Returns whether text is ASCII without line breaks and fits in a line.
  ///
  /// This applies to most labels, which then need no character-by-character analysis.
  private static func isPlainLine(_ text: String, upToCells cells: Int) -> Bool {
    guard let count = plainCount(text), count <= cells else { return false }
    // Line feed, line tabulation and form feed; text with a carriage return isn't plain.
    return !text.utf8.contains { (0x0A...0x0C).contains($0) }
  }
}
