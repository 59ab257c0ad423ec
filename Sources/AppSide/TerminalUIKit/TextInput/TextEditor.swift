/// One line of text being edited: the text, the caret, and what is selected.
///
/// Places are counted in characters as a person sees them (grapheme clusters), from 0 before the first.
struct TextEditor: Hashable {
  private(set) var text: String
  /// Whether each byte is a character, so that places need not be counted through: whoever types a long
  /// text would count through all of it at each key.
  private(set) var isPlain: Bool
  /// Where a selection began; the caret itself when nothing is selected.
  private(set) var anchor: Int
  private(set) var caret: Int

  init(_ text: String = "") {
    self.text = text
    isPlain = TextMetrics.plainCount(text) != nil
    caret = isPlain ? text.utf8.count : text.count
    anchor = caret
  }

  /// How many characters there are.
  var count: Int { isPlain ? text.utf8.count : text.count }

  /// What is selected; empty at the caret when nothing is.
  var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  var selectedText: String { String(text[indices(of: selection)]) }

  mutating func setText(_ text: String) { self = TextEditor(text) }

  mutating func select(_ range: Range<Int>) {
    let count = count
    anchor = min(max(range.lowerBound, 0), count)
    caret = min(max(range.upperBound, 0), count)
  }

  mutating func selectAll() { select(0..<count) }

  /// What a command would replace, and with what.
  struct Replacement: Hashable {
    var range: Range<Int>
    var text: String
  }

  func insertion(of text: String) -> Replacement { Replacement(range: selection, text: text) }

  func deletion(of command: Deletion) -> Replacement? {
    var range = selection
    if range.isEmpty {
      switch command {
      case .backward: range = max(0, caret - 1)..<caret
      case .forward: range = caret..<min(count, caret + 1)
      case .wordBackward: range = wordStart(before: caret)..<caret
      case .toStart: range = 0..<caret
      case .toEnd: range = caret..<count
      }
    }
    return range.isEmpty ? nil : Replacement(range: range, text: "")
  }

  /// Replaces a range and puts the caret behind what is new.
  mutating func apply(_ replacement: Replacement) {
    let range = indices(of: replacement.range)
    if isPlain, TextMetrics.plainCount(replacement.text) != nil {
      text.replaceSubrange(range, with: replacement.text)
      caret = min(max(0, replacement.range.lowerBound) + replacement.text.utf8.count, count)
      anchor = caret
      return
    }
    let head = text[..<range.lowerBound] + replacement.text
    let offset = head.unicodeScalars.count
    text = String(head + text[range.upperBound...])
    isPlain = TextMetrics.plainCount(text) != nil
    // An accent joins the letter before it, so the count of characters is taken from the whole.
    caret = characterOffset(ofScalar: offset)
    anchor = caret
  }

  /// Moves the caret.
  ///
  /// - Parameter isSelecting: Whether the selection grows or shrinks with it.
  mutating func move(_ movement: Movement, isSelecting: Bool = false) {
    let selection = selection
    switch movement {
    case .left where !selection.isEmpty && !isSelecting: caret = selection.lowerBound
    case .right where !selection.isEmpty && !isSelecting: caret = selection.upperBound
    case .left: caret = max(0, caret - 1)
    case .right: caret = min(count, caret + 1)
    case .wordLeft: caret = wordStart(before: caret)
    case .wordRight: caret = wordEnd(after: caret)
    case .start: caret = 0
    case .end: caret = count
    }
    if !isSelecting { anchor = caret }
  }

  func indices(of range: Range<Int>) -> Range<String.Index> {
    let start = index(range.lowerBound)
    return start..<index(max(range.upperBound, range.lowerBound))
  }

  private func index(_ offset: Int) -> String.Index {
    if isPlain {
      let bytes = text.utf8
      return bytes.index(bytes.startIndex, offsetBy: min(max(0, offset), bytes.count))
    }
    return text.index(text.startIndex, offsetBy: max(0, offset), limitedBy: text.endIndex)
      ?? text.endIndex
  }

  private func characterOffset(ofScalar offset: Int) -> Int {
    var characters = 0
    var scalars = 0
    for character in text {
      if scalars >= offset { break }
      scalars += character.unicodeScalars.count
      characters += 1
    }
    return characters
  }

  private func wordStart(before offset: Int) -> Int {
    let characters = Array(text)
    var position = min(offset, characters.count)
    while position > 0, characters[position - 1].isBetweenWords { position -= 1 }
    while position > 0, !characters[position - 1].isBetweenWords { position -= 1 }
    return position
  }

  private func wordEnd(after offset: Int) -> Int {
    let characters = Array(text)
    var position = offset
    while position < characters.count, characters[position].isBetweenWords { position += 1 }
    while position < characters.count, !characters[position].isBetweenWords { position += 1 }
    return position
  }
}

extension TextEditor {
  /// Where the caret can go.
  enum Movement: Hashable {
    case left, right, wordLeft, wordRight, start, end
  }

  /// What can be deleted when nothing is selected.
  enum Deletion: Hashable {
    case backward, forward, wordBackward, toStart, toEnd
  }
}

extension Character {
  fileprivate var isBetweenWords: Bool { !isLetter && !isNumber }
}
