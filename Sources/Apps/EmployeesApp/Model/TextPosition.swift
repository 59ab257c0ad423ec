/// A position in a text in lines and characters, both from 1, as in an editor.
struct TextPosition: Equatable {
  var line: Int
  var column: Int

  /// Makes the position of a byte in UTF-8 text; the offset may be that of the end.
  init(of offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(offset)
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    column = 1 + String(decoding: bytes[start..<before.endIndex], as: UTF8.self).count
    // A byte order mark isn't a visible character.
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]), offset >= 3 { column -= 1 }
  }
}

extension TextPosition: CustomStringConvertible {
  var description: String { "\(line):\(column)" }
}
