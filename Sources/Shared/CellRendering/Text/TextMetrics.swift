import Foundation

/// Measures text in terminal cells, and prepares text for cells.
///
/// The unit is the grapheme cluster (`Character`), which takes no cell, one, or two. East Asian wide and
/// fullwidth characters take two, and so do emoji (including flags, joined sequences, and the emoji variation
/// selector) and clusters of several spacing marks. Invisible format characters take none. A tab counts as a
/// space, a control character as its visible picture.
package enum TextMetrics {
  /// Returns the number of cells that a character takes: 0, 1 or 2.
  package static func width(of character: Character) -> Int {
    if isPlain(character) { return 1 }
    return displayed(character).width
  }

  /// Returns the number of cells that one line of text takes.
  package static func width(of text: String) -> Int {
    if let count = plainCount(text) { return count }
    var total = 0
    for character in text { total += width(of: character) }
    return total
  }

  /// Returns text as shown, without control or format characters that could garble or reorder a line.
  ///
  /// A tab becomes a space; another control character becomes its picture (`␛` for escape, `␊` for a line
  /// feed); an accent without a letter gets a dotted circle; invisible characters are removed. The result is
  /// as wide as the text was.
  package static func sanitized(_ text: String) -> String {
    if plainCount(text) != nil, text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) { return text }
    var result = ""
    for character in text {
      let shown = displayed(character)
      if shown.width > 0 { result.append(shown.character) }
    }
    return result
  }

  /// Returns the character to put into a cell for a character of a text, and the number of cells that it
  /// takes.
  package static func displayed(_ character: Character) -> (character: Character, width: Int) {
    if isPlain(character) { return (character, 1) }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return (" ", 0) }
    if let picture = picture(ofControl: first) { return (picture, 1) }

    let width = spacingWidth(of: scalars)
    if width == 0, first.properties.generalCategory.isNonSpacingMark, !first.isIgnorable {
      return (Character("\u{25CC}" + String(character)), 1)
    }
    return (character, min(width, 2))
  }

  /// Returns the number of cells for a cluster in a terminal that doesn't support clusters and adds up their
  /// parts: more than 2 for joined emoji.
  package static func widthWithoutClustering(of character: Character) -> Int {
    if isPlain(character) { return 1 }
    var total = 0
    for scalar in character.unicodeScalars { total += spacingWidth(of: scalar) }
    return total
  }

  /// Returns the number of characters if all are ASCII and none joins another, else `nil`.
  ///
  /// Only a carriage return joins a following line feed, so text with a carriage return isn't plain.
  static func plainCount(_ text: String) -> Int? {
    var copy = text
    return copy.withUTF8 { bytes in
      guard let base = bytes.baseAddress else { return 0 }
      if memchr(base, 0x0D, bytes.count) != nil { return nil }
      let raw = UnsafeRawBufferPointer(bytes)
      var index = 0
      // Checks eight bytes at a time.
      while index &+ 8 <= bytes.count {
        let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if word & 0x8080_8080_8080_8080 != 0 { return nil }
        index &+= 8
      }
      while index < bytes.count {
        if bytes[index] >= 0x80 { return nil }
        index &+= 1
      }
      return bytes.count
    }
  }

  private static func isPlain(_ character: Character) -> Bool {
    let utf8 = character.utf8
    guard utf8.count == 1, let byte = utf8.first else { return false }
    return byte >= 0x20 && byte < 0x7F
  }

  private static func picture(ofControl scalar: Unicode.Scalar) -> Character? {
    switch scalar.value {
    case 0x09: " "
    case 0x00..<0x20: Unicode.Scalar(0x2400 + scalar.value).map(Character.init)
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0: "\u{FFFD}"
    case 0x2028, 0x2029: "\u{2424}"
    default: nil
    }
  }

  private static func spacingWidth(of scalars: Character.UnicodeScalarView) -> Int {
    var total = 0
    var isEmojiBase = false
    for scalar in scalars {
      if scalar.value == emojiPresentationSelector, isEmojiBase { return 2 }
      isEmojiBase = scalar.properties.isEmoji
      total += spacingWidth(of: scalar)
    }
    return total
  }

  private static func spacingWidth(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return scalar.value == 0xAD ? 0 : 1 }
    if scalar.isJamoThatJoins { return 0 }
    let category = scalar.properties.generalCategory
    if category.isNonSpacingMark || category == .format { return 0 }
    return isWide(scalar) ? 2 : 1
  }

  private static let emojiPresentationSelector: UInt32 = 0xFE0F
}

extension Unicode.Scalar {
  /// Whether the scalar is a vowel or final consonant that joins a Hangul syllable block.
  fileprivate var isJamoThatJoins: Bool {
    (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)
  }

  /// Whether the scalar is never visible, such as a variation selector.
  fileprivate var isIgnorable: Bool { properties.isDefaultIgnorableCodePoint }
}

extension Unicode.GeneralCategory {
  fileprivate var isNonSpacingMark: Bool { self == .nonspacingMark || self == .enclosingMark }
}
