/// Changes of a source that keep its lines.
struct SourceEdits {
  /// A part of a source that is moved elsewhere.
  private struct Move {
    let range: Range<Int>
    let offset: Int
    /// The text before and after the part at its new position.
    let prefix, suffix: String
  }

  private var edits: [(range: Range<Int>, text: String)] = []
  private var moves: [Move] = []
  private var removed: [Range<Int>] = []

  /// Replaces a range with a text.
  mutating func replace(_ range: Range<Int>, with text: String) { edits.append((range, text)) }

  /// Inserts a text before an offset.
  mutating func insert(_ text: String, at offset: Int) { edits.append((offset..<offset, text)) }

  /// Replaces a range with spaces, so that the text after it keeps its line and column.
  mutating func blank(_ range: Range<Int>, in source: [UInt8]) {
    let bytes = source[range].map { SwiftTokenizer.isSpace($0) ? $0 : UInt8(ascii: " ") }
    replace(range, with: String(decoding: bytes, as: UTF8.self))
  }

  /// Replaces a range with spaces, regardless of other changes in it.
  mutating func remove(_ range: Range<Int>) { removed.append(range) }

  /// Returns whether the text at an offset is replaced with spaces.
  func isRemoved(_ offset: Int) -> Bool { removed.contains { $0.contains(offset) } }

  /// Moves a range, with the changes in it, before an offset outside of it, and leaves spaces in its place.
  mutating func move(_ range: Range<Int>, to offset: Int, prefix: String, suffix: String) {
    moves.append(Move(range: range, offset: offset, prefix: prefix, suffix: suffix))
  }

  /// Returns the source with all changes.
  ///
  /// If two changes overlap, the later one is omitted.
  func applied(to source: [UInt8]) -> [UInt8] {
    var rest = self
    rest.moves = []
    rest.edits.removeAll { edit in
      (moves.map(\.range) + removed).contains { $0.contains(edit.range.lowerBound) }
    }
    for range in removed { rest.blank(range, in: source) }
    for move in moves {
      rest.blank(move.range, in: source)
      let text = edited(source, in: move.range)
      rest.insert(
        move.prefix + String(decoding: text, as: UTF8.self) + move.suffix, at: move.offset)
    }
    return rest.edited(source, in: 0..<source.count)
  }

  /// Returns a part of the source with the changes in it.
  private func edited(_ source: [UInt8], in range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var position = range.lowerBound
    let sorted = edits.enumerated().filter {
      range.lowerBound <= $0.element.range.lowerBound
        && $0.element.range.upperBound <= range.upperBound
    }.sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in sorted where edit.range.lowerBound >= position {
      result += source[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    return result + source[position..<range.upperBound]
  }
}
