import Foundation

/// A form of a secret that a screen may show in several rows, as a text view does that is too narrow for it.
///
/// Each row holds one part, or several with a tab between them: the texts of a picture. Behind a row's last part, and
/// before the first of the next row, are spaces and borders, or quotation marks, because the elements of a terminal
/// program are its rows.
struct WrappedSecret: Sendable, Hashable {
  private let form: [UInt8]

  /// Creates a form that may be wrapped.
  ///
  /// Fails for short ones, which move to the next row as a whole.
  init?(_ form: [UInt8]) {
    // A row may end in place of the space at the beginning.
    let form = Array(form.drop { $0 == UInt8(ascii: " ") })
    guard form.count >= Self.shortestForm, !form.contains(UInt8(ascii: "\n")) else { return nil }
    self.form = form
  }

  /// Returns the ranges of the parts of secrets that a text shows in several rows, in order.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - rows: Its rows. Rows that no screen has, because they are too long, hold no part.
  func ranges(in text: UnsafeRawBufferPointer, _ rows: TextRows) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for (number, row) in rows.ranges.enumerated() where row.count <= Self.longestRow {
      var position = row.lowerBound
      while let start = Self.index(of: form[0], in: text, position..<row.upperBound) {
        var search = Search(text, rows.ranges, row: number, start: start)
        let parts = search.parts(of: form)
        ranges += parts
        position = parts.first?.upperBound ?? start + 1
      }
    }
    return ranges
  }

  /// The fewest UTF-8 bytes of a secret that is looked for in several rows.
  private static let shortestForm = 8
  /// The most bytes of a row; a search in messages, which are rows of any length, would take too long.
  private static let longestRow = 2000

  /// Returns the first place of a byte.
  ///
  /// C's function finds it, because a loop over bytes is slow without optimisation.
  fileprivate static func index(
    of byte: UInt8, in text: UnsafeRawBufferPointer, _ range: Range<Int>
  ) -> Int? {
    guard !range.isEmpty, let base = text.baseAddress,
      let found = memchr(base + range.lowerBound, Int32(byte), range.count)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }
}

/// A search for the parts of a secret from one place on.
private struct Search {
  private let text: UnsafeRawBufferPointer
  private let rows: [Range<Int>]
  private var row: Int
  private var start: Int

  init(_ text: UnsafeRawBufferPointer, _ rows: [Range<Int>], row: Int, start: Int) {
    self.text = text
    self.rows = rows
    self.row = row
    self.start = start
  }

  /// Returns the parts of the secret whose first part begins here; none if it isn't wrapped here.
  mutating func parts(of form: [UInt8]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    // The number of bytes of the secret in each row.
    var lengths = [0]
    var left = form[...]
    while true {
      let length = commonLength(left, at: start)
      let end = start + length
      left = left.dropFirst(length)
      lengths[lengths.count - 1] += length
      // The space at the end may be the picture's.
      let spaces = left.isEmpty ? 0 : text[start..<end].reversed().prefix { $0 == .space }.count
      if spaces < length { parts.append(start..<end - spaces) }
      let isCut = lengths.count > 1 && text[end...].starts(with: Self.ellipsis)
      if left.isEmpty || isCut { return parts.count > 1 && arePlausible(lengths) ? parts : [] }
      // The row ends in place of a space.
      left = left.drop { $0 == .space }
      if let next = startOfText(after: end), commonLength(left, at: next) > 0 {
        start = next
        continue
      }
      guard isGap(at: end), let next = startInNextRow(of: left) else { return [] }
      start = next
      row += 1
      lengths.append(0)
    }
  }

  /// Returns whether the parts may be those of one text: letters or digits below one another in a list aren't.
  private func arePlausible(_ lengths: [Int]) -> Bool {
    lengths.count == 1
      || lengths.contains { $0 >= Self.shortestPart }
        && lengths.dropFirst().dropLast().allSatisfy { $0 >= Self.shortestPart }
  }

  /// Returns where the next row continues the secret; left of its beginning or below it, if the part is short.
  private func startInNextRow(of left: ArraySlice<UInt8>) -> Int? {
    guard let first = left.first, row + 1 < rows.count else { return nil }
    let next = rows[row + 1]
    var position = next.lowerBound
    while let found = WrappedSecret.index(of: first, in: text, position..<next.upperBound) {
      position = found + 1
      guard followsGap(found, in: next) else { continue }
      let length = commonLength(left, at: found, in: next)
      let after = found + length
      guard
        length == left.count || isGap(at: after, in: next)
          || text[after...].starts(with: Self.ellipsis)
      else { continue }
      if length >= Self.shortestPart
        || column(of: found, in: next) <= column(of: start, in: rows[row])
      {
        return found
      }
    }
    return nil
  }

  private func commonLength(_ left: ArraySlice<UInt8>, at start: Int) -> Int {
    commonLength(left, at: start, in: rows[row])
  }

  private func commonLength(_ left: ArraySlice<UInt8>, at start: Int, in row: Range<Int>) -> Int {
    var length = 0
    for byte in left {
      guard start + length < row.upperBound, text[start + length] == byte else { break }
      length += 1
    }
    return length
  }

  /// Returns the start of the next text in the same row of a picture; `nil` if it isn't the neighbour.
  private func startOfText(after end: Int) -> Int? {
    let limit = rows[row].upperBound
    // A wide character, or a space, may leave a cell between two texts.
    let tab = end < limit && text[end] == .space ? end + 1 : end
    return tab + 1 < limit && text[tab] == UInt8(ascii: "\t") ? tab + 1 : nil
  }

  /// Returns the number of characters in the row before a position.
  private func column(of position: Int, in row: Range<Int>) -> Int {
    text[row.lowerBound..<position].count { $0 & 0xC0 != 0x80 && $0 != UInt8(ascii: "\t") }
  }

  // MARK: Spaces and borders

  private func isGap(at position: Int) -> Bool { isGap(at: position, in: rows[row]) }

  /// Returns whether a space, a border or the end of the row is at a position.
  private func isGap(at position: Int, in row: Range<Int>) -> Bool {
    position >= row.upperBound || text[position].isSpaceOrLine || isBorder(at: position, in: row)
  }

  /// Returns whether a space, a border or the start of the row is before a position.
  private func followsGap(_ position: Int, in row: Range<Int>) -> Bool {
    position == row.lowerBound || text[position - 1].isSpaceOrLine
      || isBorder(at: position - 3, in: row)
  }

  /// Returns whether a character that draws boxes or blocks is at a position, or a quotation mark: U+2500 to U+259F,
  /// some shapes, U+2018 to U+201F.
  private func isBorder(at position: Int, in row: Range<Int>) -> Bool {
    position >= row.lowerBound && position + 2 < row.upperBound && text[position] == 0xE2
      && ((0x94...0x96).contains(text[position + 1])
        || text[position + 1] == 0x80 && (0x98...0x9F).contains(text[position + 2]))
  }

  private static let ellipsis = Array("…".utf8)
  /// The bytes of a part that hardly stands there by chance.
  private static let shortestPart = 4
}

extension UInt8 {
  fileprivate static let space = UInt8(ascii: " ")

  /// Whether it is a space, or a line or a quotation mark in ASCII.
  ///
  /// Messages draw borders of blocks with number signs.
  fileprivate var isSpaceOrLine: Bool {
    switch self {
    case .space, UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "|"), UInt8(ascii: "#"),
      UInt8(ascii: "\""), UInt8(ascii: "'"):
      true
    default: false
    }
  }
}
