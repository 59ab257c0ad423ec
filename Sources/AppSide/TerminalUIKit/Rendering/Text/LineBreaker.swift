/// Finds where lines of text end, one after the other, with places counted in characters.
struct LineBreaker {
  let characters: [Character]
  /// The most cells in a line; with none there is nothing to fit, and only line breaks count.
  let cells: Int
  var mode = TextMetrics.Wrapping.word

  /// The line that begins at a place, and where the one after it begins; nil when it is the last.
  ///
  /// What lies between two lines is a line break or dropped spaces. What comes before the place does not
  /// matter.
  func line(from start: Int) -> (range: Range<Int>, next: Int?) {
    // Where the line may be broken: its text ends at `end`, the next one begins at `next`.
    var opportunity: (end: Int, next: Int)?
    var used = 0
    var index = start
    while index < characters.count, !characters[index].isNewline {
      let character = characters[index]
      let isSpace = character.isBreakingSpace
      if mode == .word, index > start, !isSpace,
        characters[index - 1].allowsBreak(before: character)
      {
        opportunity = (endOfWords(before: index, after: start), index)
      }
      used += TextMetrics.width(of: character)
      // Spaces may hang over the edge: they are dropped if the line is broken there.
      if cells > 0, used > cells, index > start, !(isSpace && mode == .word) {
        let cut = opportunity ?? (index, index)
        return (start..<cut.end, cut.next)
      }
      index += 1
    }
    var end = index
    // Only a line that is too long loses its last spaces: a caret may stand after the others.
    if mode == .word, cells > 0, used > cells { end = endOfWords(before: end, after: start) }
    return (start..<end, index < characters.count ? index + 1 : nil)
  }

  private func endOfWords(before index: Int, after start: Int) -> Int {
    var end = index
    while end > start, characters[end - 1].isBreakingSpace { end -= 1 }
    // A line of nothing but spaces keeps them.
    return end == start ? index : end
  }
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

  /// Whether lines may be broken on either side of it, as between ideographs, kana and emoji.
  private var isIdeographic: Bool {
    guard let scalar = unicodeScalars.first, TextMetrics.isWide(scalar) else { return false }
    // Korean is written in wide syllables but broken at spaces.
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
