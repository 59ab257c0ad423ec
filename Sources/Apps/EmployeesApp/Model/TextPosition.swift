/// A place in a text, as editors count: lines and characters, both from 1.
struct TextPosition: Equatable {
  var line: Int
  var column: Int

  /// The place of a byte in a text of UTF-8; one byte after the last is its end.
  init(of offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(offset)
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    column = 1 + String(decoding: bytes[start..<before.endIndex], as: UTF8.self).count
    // A mark of the byte order is no character that anybody sees.
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]), offset >= 3 { column -= 1 }
  }
}

extension TextPosition: CustomStringConvertible {
  var description: String { "\(line):\(column)" }
}
