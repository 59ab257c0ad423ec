/// Changes of a source that keep its lines.
struct SourceEdits {
  private var edits: [(range: Range<Int>, text: String)] = []

  /// Puts a text in the place of a range.
  mutating func replace(_ range: Range<Int>, with text: String) { edits.append((range, text)) }

  /// Puts a text before an offset.
  mutating func insert(_ text: String, at offset: Int) { edits.append((offset..<offset, text)) }

  /// Puts spaces in the place of a range, so that what follows keeps its line and column.
  mutating func blank(_ range: Range<Int>, in source: [UInt8]) {
    let bytes = source[range].map { SwiftTokenizer.isSpace($0) ? $0 : UInt8(ascii: " ") }
    replace(range, with: String(decoding: bytes, as: UTF8.self))
  }

  /// Returns the source with all changes.
  ///
  /// Of two changes that overlap, the later one is left out.
  func applied(to source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var position = 0
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in sorted where edit.range.lowerBound >= position {
      result += source[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    return result + source[position...]
  }
}
