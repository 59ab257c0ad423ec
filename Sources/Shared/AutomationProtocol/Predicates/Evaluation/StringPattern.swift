import Foundation

/// A string to be looked for in others, prepared once for many of them.
struct StringPattern {
  private let pattern: String
  private let options: PredicateComparison.Options
  /// The pattern's bytes in lower case or as they are, if bytes can decide.
  private let bytes: [UInt8]?

  init(_ pattern: String, options: PredicateComparison.Options) {
    self.pattern = pattern
    self.options = options.effective
    let ignoresCase = self.options.contains(.caseInsensitive)
    if self.options.contains(.localeSensitive) || !pattern.utf8.allSatisfy({ $0 < 0x80 }) {
      bytes = nil
    } else {
      bytes = pattern.utf8.map { ignoresCase ? Self.lowercased($0) : $0 }
    }
  }

  func isEqual(to text: String) -> Bool {
    guard options != [] else { return text == pattern }
    if let answer = answer(in: text, { $0.count == $1.count && found(in: $0, at: 0, $1) }) {
      return answer
    }
    return text.compare(
      pattern, options: options.compareOptions, range: nil, locale: options.locale) == .orderedSame
  }

  /// False for an empty pattern, as in `NSString`: nothing is found nowhere.
  func isContained(in text: String) -> Bool {
    isFound(in: text, []) { text, pattern in
      guard pattern.count <= text.count else { return false }
      for start in 0...(text.count - pattern.count) where found(in: text, at: start, pattern) {
        return true
      }
      return false
    }
  }

  /// False for an empty pattern.
  func isPrefix(of text: String) -> Bool {
    isFound(in: text, .anchored) { text, pattern in
      pattern.count <= text.count && found(in: text, at: 0, pattern)
    }
  }

  /// False for an empty pattern.
  func isSuffix(of text: String) -> Bool {
    isFound(in: text, [.anchored, .backwards]) { text, pattern in
      pattern.count <= text.count && found(in: text, at: text.count - pattern.count, pattern)
    }
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private func isFound(
    in text: String, _ anchor: String.CompareOptions, _ decide: (Bytes, [UInt8]) -> Bool
  ) -> Bool {
    guard !pattern.isEmpty else { return false }
    if let answer = answer(in: text, decide) { return answer }
    let options = options.compareOptions.union(anchor)
    return text.range(of: pattern, options: options, range: nil, locale: self.options.locale) != nil
  }

  /// The answer by bytes; `nil` where only Foundation can tell, for other than ASCII text.
  private func answer(in text: String, _ decide: (Bytes, [UInt8]) -> Bool) -> Bool? {
    guard let bytes else { return nil }
    let answer: Bool?? = text.utf8.withContiguousStorageIfAvailable { text in
      for byte in text where byte >= 0x80 { return nil }
      return decide(text, bytes)
    }
    return answer ?? nil
  }

  private func found(in text: Bytes, at start: Int, _ pattern: [UInt8]) -> Bool {
    let ignoresCase = options.contains(.caseInsensitive)
    for offset in 0..<pattern.count {
      let byte = text[start + offset]
      if (ignoresCase ? Self.lowercased(byte) : byte) != pattern[offset] { return false }
    }
    return true
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte
  }
}
