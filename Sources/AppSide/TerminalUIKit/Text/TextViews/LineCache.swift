import CellRendering

/// The lines of a text that changes: only those that may have changed are broken again, on demand.
struct LineCache {
  let cells: Int
  /// The lines at the last `update(_:)`.
  private(set) var lines: [Range<Int>]
  private var change: Change?

  /// The combined range of all changes since the last update.
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

  /// Records a replacement of characters.
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

  /// Wraps the lines that can have changed.
  ///
  /// A shortened word can move to the line before the change. Behind the change, the old lines
  /// apply again as soon as a new line begins where an old one did.
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
