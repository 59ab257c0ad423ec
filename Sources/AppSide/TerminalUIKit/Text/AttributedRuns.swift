import Foundation

/// The style of each character of an attributed text.
struct AttributedRuns {
  /// The attributes of text that a terminal can show.
  struct Style {
    var color: UIColor?
    var background: UIColor?
    var font: UIFont?
    var isUnderlined = false
    var isStruckThrough = false
  }

  /// A part of a line with a uniform style.
  struct Piece {
    var text: String
    var style: Style
  }

  let string: NSAttributedString
  private let characters: [Character]
  /// The index of each character's style.
  private let places: [Int]
  private let styles: [Style]

  init(_ string: NSAttributedString) {
    // A mutable string could still change, so keep a copy.
    self.string = NSAttributedString(attributedString: string)
    let text = string.string
    var styles: [Style] = []
    var places: [Int] = []
    var ends: [(end: Int, style: Int)] = []
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) {
      values, range, _ in
      styles.append(Style(values))
      ends.append((range.location + range.length, styles.count - 1))
    }
    var position = 0
    var run = 0
    for character in text {
      while run < ends.count - 1, position >= ends[run].end { run += 1 }
      places.append(ends.isEmpty ? 0 : ends[run].style)
      position += character.utf16.count
    }
    characters = Array(text)
    self.places = places
    self.styles = styles.isEmpty ? [Style()] : styles
  }

  /// Divides the lines of the text into pieces of uniform style.
  ///
  /// White space that was dropped at a line break is skipped. An ellipsis has the style of the text
  /// that it replaces.
  func pieces(of lines: [String]) -> [[Piece]] {
    var cursor = 0
    return lines.map { line in
      var pieces: [(text: String, style: Int)] = []
      let shown = Array(line)
      for (index, character) in shown.enumerated() {
        var next = cursor
        while next < characters.count, characters[next] != character, characters[next].isWhitespace
        {
          next += 1
        }
        let isFound = next < characters.count && characters[next] == character
        if isFound { cursor = next }
        let style = style(at: cursor)
        if isFound {
          cursor += 1
        } else if character == "…" {
          // The characters after the ellipsis are the end of the paragraph.
          let end = characters[min(cursor, characters.count)...].firstIndex(where: \.isNewline)
          cursor = max(cursor, (end ?? characters.count) - (shown.count - index - 1))
        } else {
          cursor += 1
        }
        if let last = pieces.last, last.style == style {
          pieces[pieces.count - 1].text.append(character)
        } else {
          pieces.append((String(character), style))
        }
      }
      return pieces.map { Piece(text: $0.text, style: styles[$0.style]) }
    }
  }

  /// Returns the style of a character; beyond the end, that of the last character.
  private func style(at index: Int) -> Int {
    places.isEmpty ? 0 : places[min(max(index, 0), places.count - 1)]
  }
}

extension AttributedRuns.Style {
  init(_ values: [NSAttributedString.Key: Any]) {
    color = values[.foregroundColor] as? UIColor
    background = values[.backgroundColor] as? UIColor
    font = values[.font] as? UIFont
    isUnderlined = Self.hasLine(values[.underlineStyle])
    isStruckThrough = Self.hasLine(values[.strikethroughStyle])
  }

  private static func hasLine(_ value: Any?) -> Bool {
    (value as? Int ?? (value as? NSNumber)?.intValue ?? 0) != 0
  }
}
