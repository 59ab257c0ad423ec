import CellRendering

/// The lines of a text that changes: only those that may have changed are broken anew, when somebody
/// wants to know them.
struct LineCache {
  let cells: Int
  /// The lines as of the last `update(_:)`.
  private(set) var lines: [Range<Int>]
  private var change: Change?

  /// What has become of the text since the lines were broken, in one piece.
  private struct Change {
    var start: Int
    var oldEnd: Int
    var newEnd: Int
  }

  init(_ characters: [Character], cells: Int) {
    self.cells = cells
    lines = []
    change = Change(start: 0, oldEnd: 0, newEnd: characters.count)
    update(characters)
  }

  /// Remembers that characters have become others.
  mutating func note(_ splice: TextEditor.Splice) {
    let range = splice.range
    let known =
      change
      ?? Change(start: range.lowerBound, oldEnd: range.lowerBound, newEnd: range.lowerBound)
    let end = max(known.newEnd, range.upperBound)
    change = Change(
      start: min(known.start, range.lowerBound), oldEnd: known.oldEnd + end - known.newEnd,
      newEnd: end + splice.count - range.count)
  }

  /// Breaks those lines anew that may have changed.
  ///
  /// A word that has become shorter may go back to the line before the change. Behind the change the
  /// lines are the old ones as soon as one begins where it did.
  mutating func update(_ characters: [Character]) {
    guard let change else { return }
    self.change = nil
    let breaker = LineBreaker(text: characters, cells: max(1, cells))
    let moved = change.newEnd - change.oldEnd
    let first = max(0, lines.line(of: change.start) - 1)
    var old = first
    var fresh: [Range<Int>] = []
    var next: Int? = lines.isEmpty ? 0 : lines[first].lowerBound
    while let start = next {
      while old < lines.count, lines[old].lowerBound + moved < start { old += 1 }
      if start >= change.newEnd, old < lines.count, lines[old].lowerBound + moved == start { break }
      let line = breaker.line(from: start)
      fresh.append(line.range)
      next = line.next
    }
    if next == nil { old = lines.count }
    if moved != 0 {
      for index in old..<lines.count {
        lines[index] = (lines[index].lowerBound + moved)..<(lines[index].upperBound + moved)
      }
    }
    lines.replaceSubrange(first..<old, with: fresh)
  }
}
