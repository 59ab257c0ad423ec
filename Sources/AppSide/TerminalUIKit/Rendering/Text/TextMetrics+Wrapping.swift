extension TextMetrics {
  /// Where a line may end.
  package enum Wrapping: Hashable, Sendable {
    /// After spaces and hyphens and between ideographs; a word longer than a line is broken anywhere.
    case word
    /// After any character.
    case character
  }

  /// Breaks text into lines that take no more than a number of cells each.
  ///
  /// Line breaks in the text are kept; spaces at which a line is broken are dropped. With no cells at
  /// all there is nothing to fit, and only the line breaks of the text count.
  package static func wrap(
    _ text: String, toCells cells: Int, mode: Wrapping = .word
  ) -> [String] {
    wrapRanges(text, toCells: cells, mode: mode).map { String(text[$0]) }
  }

  /// The ranges of the lines that `wrap(_:toCells:mode:)` makes, for carets and selections.
  ///
  /// There is always at least one. What lies between two ranges is a line break or dropped spaces.
  package static func wrapRanges(
    _ text: String, toCells cells: Int, mode: Wrapping = .word
  ) -> [Range<String.Index>] {
    if isPlainLine(text, upToCells: cells) { return [text.startIndex..<text.endIndex] }
    var lines: [Range<String.Index>] = []
    var start = text.startIndex
    while true {
      let end = text[start...].firstIndex(where: \.isNewline) ?? text.endIndex
      wrapParagraph(text, start..<end, toCells: cells, mode: mode, into: &lines)
      guard end < text.endIndex else { return lines }
      start = text.index(after: end)
    }
  }

  /// Whether text is ASCII without line breaks and fits in a line.
  ///
  /// Most labels do, and nothing need be looked at character by character.
  private static func isPlainLine(_ text: String, upToCells cells: Int) -> Bool {
    guard let count = plainCount(text), count <= cells else { return false }
    // Line feed, line tabulation and form feed; a carriage return is not plain.
    return !text.utf8.contains { (0x0A...0x0C).contains($0) }
  }

  private static func wrapParagraph(
    _ text: String, _ paragraph: Range<String.Index>, toCells cells: Int, mode: Wrapping,
    into lines: inout [Range<String.Index>]
  ) {
    var start = paragraph.lowerBound
    // Where the line may be broken: its text ends at `end`, the next one begins at `next`.
    var opportunity: (end: String.Index, next: String.Index)?
    var used = 0
    var index = start
    while index < paragraph.upperBound, cells > 0 {
      let character = text[index]
      let isSpace = character.isBreakingSpace
      if mode == .word, index > start, !isSpace {
        let previous = text[text.index(before: index)]
        if previous.allowsBreak(before: character) {
          opportunity = (text.endOfWords(before: index, after: start), index)
        }
      }
      used += width(of: character)
      // Spaces may hang over the edge: they are dropped if the line is broken there.
      if used > cells, index > start, !(isSpace && mode == .word) {
        let cut = opportunity ?? (index, index)
        lines.append(start..<cut.end)
        start = cut.next
        index = cut.next
        opportunity = nil
        used = 0
      } else {
        index = text.index(after: index)
      }
    }
    var end = paragraph.upperBound
    // Only a line that is too long loses its last spaces: a caret may stand after the others.
    if mode == .word, cells > 0, used > cells { end = text.endOfWords(before: end, after: start) }
    lines.append(start..<end)
  }
}

extension String {
  fileprivate func endOfWords(before index: Index, after start: Index) -> Index {
    var end = index
    while end > start {
      let previous = self.index(before: end)
      guard self[previous].isBreakingSpace else { break }
      end = previous
    }
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
