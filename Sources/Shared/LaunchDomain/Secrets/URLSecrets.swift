import Foundation

/// Finds secrets in URLs: the user and the password before the host, and the values of secret keys.
///
/// `https://ada:1234@localhost/?token=abc` has two. They are found by position, so they may have any length
/// and need not be known.
enum URLSecrets {
  /// Returns the ranges of the secrets in a text, in order.
  ///
  /// Placeholders such as `${secret:token}` and the marker of a hidden text don't count.
  static func ranges(in text: UnsafeRawBufferPointer) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var position = 0
    while let start = endOfScheme(in: text, from: position) {
      let end = endOfURL(in: text, from: start)
      let authority = start..<(index(of: "/?#", in: text, start..<end) ?? end)
      if let at = authority.last(where: { text[$0] == UInt8(ascii: "@") }) {
        add(authority.lowerBound..<at, of: text, to: &ranges)
      }
      addValues(in: authority.upperBound..<end, of: text, to: &ranges)
      position = end
    }
    return ranges
  }

  /// Adds the values of secret keys in the query and the fragment of a URL.
  private static func addValues(
    in rest: Range<Int>, of text: UnsafeRawBufferPointer, to ranges: inout [Range<Int>]
  ) {
    var position = rest.lowerBound
    while let separator = index(of: "?&#;", in: text, position..<rest.upperBound) {
      let start = separator + 1
      let end = index(of: "?&#;", in: text, start..<rest.upperBound) ?? rest.upperBound
      position = end
      guard let sign = index(of: "=", in: text, start..<end) else { continue }
      let key = String(decoding: text[start..<sign], as: UTF8.self)
      guard SecretName.matches(key.removingPercentEncoding ?? key) else { continue }
      add(sign + 1..<end, of: text, to: &ranges)
    }
  }

  private static func add(
    _ range: Range<Int>, of text: UnsafeRawBufferPointer, to ranges: inout [Range<Int>]
  ) {
    var plain = String(decoding: text[range], as: UTF8.self)
      .replacing(SecretRedactor.marker, with: "")
    while let start = plain.range(of: "${"),
      let end = plain[start.upperBound...].firstIndex(of: "}")
    {
      plain.removeSubrange(start.lowerBound...end)
    }
    if plain.contains(where: { $0 != ":" }) { ranges.append(range) }
  }

  /// Returns the position after the next `://`.
  private static func endOfScheme(in text: UnsafeRawBufferPointer, from position: Int) -> Int? {
    guard let base = text.baseAddress else { return nil }
    var position = position
    // C's function, because a loop over bytes is slow without optimisation; messages have few slashes.
    while position < text.count,
      let found = memchr(base + position, Int32(UInt8(ascii: "/")), text.count - position)
    {
      let slash = UnsafeRawPointer(found) - base
      position = slash + 1
      if slash > 0, text[slash - 1] == UInt8(ascii: ":"), position < text.count,
        text[position] == UInt8(ascii: "/")
      {
        return position + 1
      }
    }
    return nil
  }

  /// Returns the position after the last byte of a URL.
  private static func endOfURL(in text: UnsafeRawBufferPointer, from start: Int) -> Int {
    var position = start
    while position < text.count, !text[position].endsURL {
      if text[position] == UInt8(ascii: "<") {
        // A tag ends a URL, but the marker of a hidden text doesn't.
        let marker = SecretRedactor.marker.utf8
        guard text[position...].starts(with: marker) else { break }
        position += marker.count
      } else {
        position += 1
      }
    }
    return position
  }

  private static func index(
    of bytes: StaticString, in text: UnsafeRawBufferPointer, _ range: Range<Int>
  ) -> Int? {
    range.first { position in bytes.withUTF8Buffer { $0.contains(text[position]) } }
  }
}

extension UInt8 {
  /// Whether the byte can't be part of a URL, so that the URL ends before it.
  fileprivate var endsURL: Bool {
    self <= 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "'")
      || self == UInt8(ascii: "\\") || self == UInt8(ascii: "|") || self == UInt8(ascii: "`")
      // Quotation marks outside ASCII; in a URL, such characters are percent-encoded.
      || self >= 0x80
  }
}
