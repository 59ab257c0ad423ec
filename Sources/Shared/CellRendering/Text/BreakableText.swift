/// Text for the line breaker, with places counted in characters.
package protocol BreakableText {
  var count: Int { get }
  func isNewline(_ place: Int) -> Bool
  /// Returns whether the character is a space at which a line may be broken.
  func isBreakingSpace(_ place: Int) -> Bool
  /// Returns whether a line may be broken before a character other than the first.
  func allowsBreak(before place: Int) -> Bool
  /// Returns the number of cells that the character takes.
  func width(_ place: Int) -> Int
}

/// ASCII text, read byte by byte, because the properties of a `Character` take a hundred times as long.
///
/// Its rules must match those of `[Character]` below.
struct PlainText: BreakableText {
  let bytes: [UInt8]

  var count: Int { bytes.count }

  func isNewline(_ place: Int) -> Bool { bytes[place] >= 0x0A && bytes[place] <= 0x0C }

  func isBreakingSpace(_ place: Int) -> Bool { bytes[place] == 0x20 || bytes[place] == 0x09 }

  func allowsBreak(before place: Int) -> Bool {
    let before = bytes[place - 1]
    if before == 0x20 || before == 0x09 { return true }
    guard before == UInt8(ascii: "-") else { return false }
    let lower = bytes[place] | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }

  func width(_ place: Int) -> Int { 1 }
}

extension [Character]: BreakableText {
  package func isNewline(_ place: Int) -> Bool { self[place].isNewline }

  package func isBreakingSpace(_ place: Int) -> Bool { self[place].isBreakingSpace }

  package func allowsBreak(before place: Int) -> Bool {
    self[place - 1].allowsBreak(before: self[place])
  }

  package func width(_ place: Int) -> Int { TextMetrics.width(of: self[place]) }
}

extension Character {
  fileprivate var isBreakingSpace: Bool {
    isWhitespace && !isNewline && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
  }

  fileprivate func allowsBreak(before next: Character) -> Bool {
    if isBreakingSpace { return true }
    if self == "-" || self == "\u{2010}" || self == "\u{2013}" || self == "\u{2014}" {
      return next.isLetter
    }
    if self == "\u{200B}" { return true }
    guard isIdeographic || next.isIdeographic else { return false }
    return !Self.neverFirst.contains(next) && !Self.neverLast.contains(self)
  }

  /// Whether lines may be broken on either side of the character, as between ideographs, kana and emoji.
  private var isIdeographic: Bool {
    guard let scalar = unicodeScalars.first, TextMetrics.isWide(scalar) else { return false }
    // Korean uses wide syllables but breaks lines at spaces.
    return !(0xAC00...0xD7A3).contains(scalar.value) && !(0x1100...0x115F).contains(scalar.value)
  }

  private static let neverFirst: Set<Character> = [
    "、", "。", "，", "．", "：", "；", "！", "？", "）", "］", "｝", "」", "』", "】", "〉", "》",
    "〕", "・", "ー", "々", "ゝ", "ゞ", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ",
    "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ", ",", ".", ":", ";", "!", "?", ")", "]", "}", "…",
    "%", "\u{201D}", "\u{2019}",
  ]

  private static let neverLast: Set<Character> = [
    "（", "［", "｛", "「", "『", "【", "〈", "《", "〔", "(", "[", "{", "\u{201C}", "\u{2018}", "$",
    "£", "¥",
  ]
}
