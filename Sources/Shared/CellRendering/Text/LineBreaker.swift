/// Finds where lines of text end, one after the other, with places counted in characters.
package struct LineBreaker<Text: BreakableText> {
  let text: Text
  /// The maximum width of a line, in cells; with 0 lines end only at line breaks.
  let cells: Int
  let mode: TextMetrics.Wrapping

  package init(text: Text, cells: Int, mode: TextMetrics.Wrapping = .word) {
    self.text = text
    self.cells = cells
    self.mode = mode
  }

  /// The line that begins at a place, and where the one after it begins; nil when it is the last.
  ///
  /// What lies between two lines is a line break or dropped spaces. What comes before the place does not
  /// matter.
  package func line(from start: Int) -> (range: Range<Int>, next: Int?) {
    // Where the line may be broken: its text ends at `end`, the next one begins at `next`.
    var opportunity: (end: Int, next: Int)?
    var used = 0
    var index = start
    while index < text.count, !text.isNewline(index) {
      let isSpace = text.isBreakingSpace(index)
      if mode == .word, index > start, !isSpace, text.allowsBreak(before: index) {
        opportunity = (endOfWords(before: index, after: start), index)
      }
      used += text.width(index)
      // Spaces may hang over the edge: they are dropped if the line is broken there.
      if cells > 0, used > cells, index > start, !(isSpace && mode == .word) {
        let cut = opportunity ?? (index, index)
        return (start..<cut.end, cut.next)
      }
      index += 1
    }
    var end = index
    // Only a line that is too long loses its last spaces: a caret may stand after the others.
    if mode == .word, cells > 0, used > cells { end = endOfWords(before: end, after: start) }
    return (start..<end, index < text.count ? index + 1 : nil)
  }

  private func endOfWords(before index: Int, after start: Int) -> Int {
    var end = index
    while end > start, text.isBreakingSpace(end - 1) { end -= 1 }
    // A line of nothing but spaces keeps them.
    return end == start ? index : end
  }
}
