import Foundation

/// The rows of a text, as ranges of its bytes.
struct TextRows {
  let ranges: [Range<Int>]

  /// Finds the rows, also those of JSON, where line feeds are escaped.
  init(of text: UnsafeRawBufferPointer) {
    guard let base = text.baseAddress else {
      ranges = []
      return
    }
    // C's function, because a loop over bytes is slow without optimisation.
    func index(of byte: Unicode.Scalar, in range: Range<Int>) -> Int? {
      guard !range.isEmpty,
        let found = memchr(base + range.lowerBound, Int32(byte.value), range.count)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
    var ranges: [Range<Int>] = []
    var start = 0
    while start <= text.count {
      let end = index(of: "\n", in: start..<text.count) ?? text.count
      var (rowStart, position) = (start, start)
      while let escape = index(of: "\\", in: position..<end) {
        position = escape + 1
        guard position < end, text[position] == UInt8(ascii: "n") else { continue }
        ranges.append(rowStart..<escape)
        position += 1
        rowStart = position
      }
      ranges.append(rowStart..<end)
      start = end + 1
    }
    self.ranges = ranges
  }
}
