/// Finds the ends of lines of text in order, with places counted in characters.
package struct LineBreaker<Text: BreakableText> {
  let text: Text
  /// The maximum width of a line, in cells; with 0, lines end only at line breaks.
  let cells: Int
  let mode: TextMetrics.Wrapping

  package init(text: Text, cells: Int, mode: TextMetrics.Wrapping = .word) {
    self.text = text
    self.cells = cells
    self.mode = mode
  }

  /// Returns the line that begins at a place, and the beginning of the next line, or `nil` after the last.
  ///
  /// Between two lines lies a line break or dropped spaces. The text before the place has no effect.
  package func line(from start: Int) -> (range: Range<Int>, next: Int?) {
    // The latest possible break: the line's text ends at `end`, the next line begins at `next`.
    var opportunity: (end: Int, next: Int)?
    var used = 0
    var index = start
    while index < text.count, !text.isNewline(index) {
      let isSpace = text.isBreakingSpace(index)
      if mode == .word, index > start, !isSpace, text.allowsBreak(before: index) {
        opportunity = (endOfWords(before: index, after: start), index)
      }
      used += text.width(index)
      // Spaces may extend beyond the edge: they are dropped if the line is broken there.
      if cells > 0, used > cells, index > start, !(isSpace && mode == .word) {
        let cut = opportunity ?? (index, index)
        return (start..<cut.end, cut.next)
      }
      index += 1
    }
    var end = index
    // Only a line that is too long loses its trailing spaces, because a caret may stand after them elsewhere.
    if mode == .word, cells > 0, used > cells { end = endOfWords(before: end, after: start) }
    return (start..<end, index < text.count ? index + 1 : nil)
  }

  private func endOfWords(before index: Int, after start: Int) -> Int {
    var end = index
    while end > start, text.isBreakingSpace(end - 1) { end -= 1 }
    // A line of only spaces keeps them.
    return end == start ? index : end
  }
}
