import Foundation

/// A form of a secret that a screen may show in several rows, as a text view does that is too narrow for it.
///
/// Each row holds one part, or several with a tab between them: the texts of a picture. Behind a row's last part, and
/// before the first of the next row, are spaces and borders.
struct WrappedSecret: Sendable, Hashable {
  private let form: [UInt8]

  /// Creates a form that may be wrapped.
  ///
  /// Fails for short ones, which move to the next row as a whole.
  init?(_ form: [UInt8]) {
    guard form.count >= Self.shortestForm, !form.contains(UInt8(ascii: "\n")) else { return nil }
    self.form = form
  }

  /// Returns the ranges of the parts of secrets that a text shows in several rows, in order.
  func ranges(in text: UnsafeRawBufferPointer) -> [Range<Int>] {
    guard let base = text.baseAddress else { return [] }
    var ranges: [Range<Int>] = []
    var position = 0
    while position < text.count,
      let found = memchr(base + position, Int32(form[0]), text.count - position)
    {
      let parts = parts(in: text, from: UnsafeRawPointer(found) - base)
      ranges += parts
      position = parts.first?.upperBound ?? UnsafeRawPointer(found) - base + 1
    }
    return ranges
  }

  /// Returns the parts of the secret whose first part begins at a position; none if it isn't wrapped there.
  private func parts(in text: UnsafeRawBufferPointer, from start: Int) -> [Range<Int>] {
    var start = start
    var parts: [Range<Int>] = []
    var left = form[...]
    while true {
      let length = commonLength(left, text, start)
      left = left.dropFirst(length)
      // The space at the end may be the picture's.
      let trailing = left.isEmpty ? 0 : Self.trailingSpaceCount(of: text[start..<start + length])
      if trailing < length { parts.append(start..<start + length - trailing) }
      // A secret in a single row isn't wrapped.
      if left.isEmpty { return parts.count > 1 ? parts : [] }
      let end = start + length
      if parts.count > 1, text[end...].starts(with: Self.ellipsis) { return parts }
      // The row ends in place of a space.
      left = left.drop { $0 == UInt8(ascii: " ") }
      if let next = Self.startOfText(in: text, after: end), commonLength(left, text, next) > 0 {
        start = next
        continue
      }
      guard Self.isGap(text, at: end), let next = startOfNext(left, in: text, after: start, end)
      else { return [] }
      start = next
    }
  }

  /// Returns where the next row continues the secret, left of where the row before it does, or below.
  private func startOfNext(
    _ left: ArraySlice<UInt8>, in text: UnsafeRawBufferPointer, after start: Int, _ end: Int
  ) -> Int? {
    guard let first = left.first, let row = Self.startOfRow(in: text, after: end) else {
      return nil
    }
    let lastColumn = Self.column(of: start, in: text)
    var (position, column, isAfterGap) = (row, 0, true)
    while position < text.count, column <= lastColumn, !Self.isRowEnd(text, at: position) {
      if isAfterGap, text[position] == first {
        let length = commonLength(left, text, position)
        let after = position + length
        if length == left.count || Self.isGap(text, at: after)
          || text[after...].starts(with: Self.ellipsis)
        {
          return position
        }
      }
      isAfterGap = Self.isGap(text, at: position)
      if !Self.hasNoColumn(text[position]) { column += 1 }
      position += isAfterGap ? Self.lengthOfGap(text, at: position) : 1
    }
    return nil
  }

  private func commonLength(
    _ left: ArraySlice<UInt8>, _ text: UnsafeRawBufferPointer, _ start: Int
  ) -> Int {
    var length = 0
    for byte in left {
      guard start + length < text.count, text[start + length] == byte else { break }
      length += 1
    }
    return length
  }

  /// The fewest UTF-8 bytes of a secret that is looked for in several rows.
  private static let shortestForm = 8

  private static let ellipsis = Array("…".utf8)
}

// MARK: Rows and gaps

extension WrappedSecret {
  /// Returns whether a row ends at a position, also in JSON, where the line feed is escaped.
  private static func isRowEnd(_ text: UnsafeRawBufferPointer, at position: Int) -> Bool {
    guard position < text.count else { return true }
    if text[position] == UInt8(ascii: "\n") { return true }
    return text[position] == UInt8(ascii: "\\") && position + 1 < text.count
      && text[position + 1] == UInt8(ascii: "n")
  }

  private static func trailingSpaceCount(of text: Slice<UnsafeRawBufferPointer>) -> Int {
    text.reversed().prefix { $0 == UInt8(ascii: " ") }.count
  }

  /// Returns the start of the next text in the same row of a picture; `nil` if it isn't the neighbour.
  private static func startOfText(in text: UnsafeRawBufferPointer, after end: Int) -> Int? {
    // A wide character, or a space, may leave a cell between two texts.
    let tab = end < text.count && text[end] == UInt8(ascii: " ") ? end + 1 : end
    return tab < text.count && text[tab] == UInt8(ascii: "\t") ? tab + 1 : nil
  }

  /// Returns the start of the next row; `nil` if there isn't one.
  private static func startOfRow(in text: UnsafeRawBufferPointer, after position: Int) -> Int? {
    var position = position
    while !isRowEnd(text, at: position) { position += 1 }
    guard position < text.count else { return nil }
    position += text[position] == UInt8(ascii: "\n") ? 1 : 2
    return position < text.count ? position : nil
  }

  /// Returns the number of characters in the row before a position.
  private static func column(of position: Int, in text: UnsafeRawBufferPointer) -> Int {
    var (column, index) = (0, position - 1)
    while index >= 0, text[index] != UInt8(ascii: "\n"),
      index == 0 || text[index] != UInt8(ascii: "n") || text[index - 1] != UInt8(ascii: "\\")
    {
      if !hasNoColumn(text[index]) { column += 1 }
      index -= 1
    }
    return column
  }

  /// Returns whether a space, a border or the end of the row is at a position.
  private static func isGap(_ text: UnsafeRawBufferPointer, at position: Int) -> Bool {
    isRowEnd(text, at: position) || lengthOfGap(text, at: position) > 0
  }

  /// Returns the number of bytes of the space or the border at a position; 0 if there is neither.
  private static func lengthOfGap(_ text: UnsafeRawBufferPointer, at position: Int) -> Int {
    switch text[position] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): return 1
    // Messages draw borders of blocks with number signs.
    case UInt8(ascii: "|"), UInt8(ascii: "#"): return 1
    case 0xE2 where position + 2 < text.count && borders.contains(text[position + 1]): return 3
    default: return 0
    }
  }

  /// The second bytes of characters that draw boxes and blocks: U+2500 to U+259F and some shapes.
  private static let borders: ClosedRange<UInt8> = 0x94...0x96

  /// Returns whether a byte goes on with a character, or is the tab between two texts.
  private static func hasNoColumn(_ byte: UInt8) -> Bool {
    byte & 0xC0 == 0x80 || byte == UInt8(ascii: "\t")
  }
}
