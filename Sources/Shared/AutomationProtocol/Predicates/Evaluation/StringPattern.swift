import Foundation

/// A search string prepared once for many texts.
///
/// If everything is ASCII, the C library compares bytes. Tests search thousands of elements, mostly
/// in debug builds, where a loop over bytes in Swift is a hundred times slower.
struct StringPattern {
  private let pattern: String
  private let options: PredicateComparison.Options
  /// A stored flag, because option set operations are slow in a debug build and this one is needed for each
  /// string.
  private let isPlain: Bool
  private let ignoresCase: Bool
  /// The pattern's bytes, in lower case if case is ignored; `nil` if comparing bytes isn't enough.
  private let bytes: [UInt8]?

  /// The position that the pattern must have in the text.
  private enum Position {
    case anywhere, start, end, whole
  }

  init(_ pattern: String, options: PredicateComparison.Options) {
    self.pattern = pattern
    self.options = options.effective
    isPlain = self.options == []
    let ignoresCase = self.options.contains(.caseInsensitive)
    self.ignoresCase = ignoresCase
    if self.options.contains(.localeSensitive) || !pattern.utf8.allSatisfy({ $0 < 0x80 }) {
      bytes = nil
    } else {
      bytes = pattern.utf8.map { ignoresCase ? Self.lowercased($0) : $0 }
    }
  }

  func isEqual(to text: String) -> Bool {
    if isPlain { return text == pattern }
    if let answer = answer(in: text, .whole) { return answer }
    return text.compare(
      pattern, options: options.compareOptions, range: nil, locale: options.locale) == .orderedSame
  }

  /// Returns whether the text contains the pattern; false for an empty pattern, as in `NSString`.
  func isContained(in text: String) -> Bool { isFound(in: text, .anywhere) }

  /// Returns whether the text begins with the pattern; false for an empty pattern.
  func isPrefix(of text: String) -> Bool { isFound(in: text, .start) }

  /// Returns whether the text ends with the pattern; false for an empty pattern.
  func isSuffix(of text: String) -> Bool { isFound(in: text, .end) }

  private func isFound(in text: String, _ place: Position) -> Bool {
    if pattern.isEmpty { return false }
    if let answer = answer(in: text, place) { return answer }
    var options = options.compareOptions
    switch place {
    case .anywhere, .whole: break
    case .start: options.formUnion(.anchored)
    case .end: options.formUnion([.anchored, .backwards])
    }
    return text.range(of: pattern, options: options, range: nil, locale: self.options.locale) != nil
  }

  private typealias Bytes = UnsafeRawBufferPointer

  /// Compares bytes; returns `nil` for text other than ASCII, which only Foundation can compare.
  private func answer(in text: String, _ place: Position) -> Bool? {
    guard let bytes else { return nil }
    let answer: Bool?? = text.utf8.withContiguousStorageIfAvailable { text in
      let text = Bytes(text)
      guard Self.isASCII(text) else { return nil }
      return bytes.withUnsafeBytes { isFound($0, in: text, place) }
    }
    return answer ?? nil
  }

  private func isFound(_ pattern: Bytes, in text: Bytes, _ place: Position) -> Bool {
    let lastStart = text.count &- pattern.count
    if lastStart < 0 { return false }
    switch place {
    case .start: return isFound(pattern, in: text, at: 0)
    case .end: return isFound(pattern, in: text, at: lastStart)
    case .whole: return lastStart == 0 && isFound(pattern, in: text, at: 0)
    case .anywhere:
      if pattern.count == 0 { return true }
      let first = pattern[0]
      let capital = ignoresCase ? Self.uppercased(first) : first
      var start = 0
      while start <= lastStart, let next = Self.place(of: first, capital, in: text, from: start) {
        if next > lastStart { return false }
        if isFound(pattern, in: text, at: next) { return true }
        start = next &+ 1
      }
      return false
    }
  }

  /// Returns the next position of a byte or its capital.
  private static func place(
    of byte: UInt8, _ capital: UInt8, in text: Bytes, from start: Int
  ) -> Int? {
    guard let base = text.baseAddress else { return nil }
    let origin = UnsafeMutableRawPointer(mutating: base)
    var place: Int?
    if let found = memchr(base + start, Int32(byte), text.count &- start) { place = found - origin }
    if capital == byte { return place }
    let count = (place ?? text.count) &- start
    if let found = memchr(base + start, Int32(capital), count) { place = found - origin }
    return place
  }

  private func isFound(_ pattern: Bytes, in text: Bytes, at start: Int) -> Bool {
    let count = pattern.count
    guard let part = text.baseAddress, let whole = pattern.baseAddress else { return count == 0 }
    if memcmp(part + start, whole, count) == 0 { return true }
    if !ignoresCase { return false }
    var offset = 0
    while offset < count {
      if Self.lowercased(text[start &+ offset]) != pattern[offset] { return false }
      offset &+= 1
    }
    return true
  }

  private static func isASCII(_ text: Bytes) -> Bool {
    var offset = 0
    // Check eight bytes at a time.
    while offset &+ 8 <= text.count {
      let word = text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if word & 0x8080_8080_8080_8080 != 0 { return false }
      offset &+= 8
    }
    while offset < text.count {
      if text[offset] >= 0x80 { return false }
      offset &+= 1
    }
    return true
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte
  }

  private static func uppercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x61 && byte <= 0x7A ? byte - 0x20 : byte
  }
}
