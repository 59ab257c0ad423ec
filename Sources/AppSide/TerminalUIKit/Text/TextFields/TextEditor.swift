import CellRendering

/// A text being edited, with its caret and selection.
///
/// Positions count characters as a person sees them (grapheme clusters), starting at 0. The editor
/// also stores the characters, the caret's offsets in bytes and UTF-16 units, and the width, because
/// otherwise each key in a long text would have to count through all of it.
struct TextEditor {
  private(set) var text: String
  private(set) var characters: [Character]
  /// The start of the selection, or the caret if nothing is selected.
  private(set) var anchor: Int
  private(set) var caret: Int { didSet { caretPlace = place(caret, from: caretPlace) } }
  /// The caret's position in all units.
  private var caretPlace: TextOffset
  private var end: TextOffset
  /// The width in cells, or `nil` if it hasn't been computed.
  private var knownWidth: Int?

  init(_ text: String = "") {
    self.text = text
    characters = Array(text)
    end = TextOffset(character: characters.count, utf8: text.utf8.count, utf16: text.utf16.count)
    caretPlace = end
    caret = end.character
    anchor = caret
  }

  /// The number of characters.
  var count: Int { characters.count }

  /// Returns the width of the text on one line, in cells.
  ///
  /// Only the first call measures the whole text.
  mutating func width() -> Int {
    if let knownWidth { return knownWidth }
    let width = TextMetrics.width(of: text)
    knownWidth = width
    return width
  }

  /// The selected range, which is empty at the caret if nothing is selected.
  var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  var selectedText: String { String(characters[selection]) }

  /// Returns the text in a range.
  func text(in range: Range<Int>) -> String {
    String(characters[range.clamped(to: 0..<count)])
  }

  mutating func setText(_ text: String) { self = TextEditor(text) }

  mutating func select(_ range: Range<Int>) {
    let count = count
    anchor = min(max(range.lowerBound, 0), count)
    caret = min(max(range.upperBound, 0), count)
  }

  mutating func selectAll() { select(0..<count) }

  /// A range to replace and its new text.
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

  /// Replaces a range and moves the caret behind the new text.
  ///
  /// - Returns: The characters that changed. They can be more than the replaced ones: an accent
  ///   joins the letter before it, and half a flag joins the half that follows.
  @discardableResult
  mutating func apply(_ replacement: Replacement) -> Splice {
    let lower = place(min(max(0, replacement.range.lowerBound), count), from: caretPlace)
    let upper = place(min(max(lower.character, replacement.range.upperBound), count), from: lower)
    let first = place(max(0, lower.character - 1), from: lower)
    text.replaceSubrange(index(lower)..<index(upper), with: replacement.text)

    let newEnd = lower.utf8 + replacement.text.utf8.count
    var fresh: [Character] = []
    var new = first
    var newCaret = newEnd <= first.utf8 ? first : nil
    // The first old character behind the change that still begins at a character boundary; from
    // there on both texts are equal.
    var old = upper
    var oldUTF8 = newEnd
    // Start at a character boundary, so that flags before it needn't be read.
    for character in text[index(first)...] {
      while old.character < count, oldUTF8 < new.utf8 {
        oldUTF8 += characters[old.character].utf8.count
        old = old.after(characters[old.character])
      }
      if new.utf8 >= newEnd, oldUTF8 == new.utf8 { break }
      fresh.append(character)
      new = new.after(character)
      if newCaret == nil, new.utf8 >= newEnd { newCaret = new }
    }
    if new.utf8 == text.utf8.count { old = end }
    let splice = Splice(range: first.character..<old.character, count: fresh.count)
    if let known = knownWidth {
      knownWidth = known - Self.width(of: characters[splice.range]) + Self.width(of: fresh[...])
    }
    characters.replaceSubrange(splice.range, with: fresh)
    end = TextOffset(
      character: characters.count, utf8: text.utf8.count, utf16: end.utf16 - old.utf16 + new.utf16)
    caretPlace = newCaret ?? end
    caret = caretPlace.character
    anchor = caret
    return splice
  }

  /// A replacement of characters.
  struct Splice: Hashable {
    /// The range of the old characters.
    var range: Range<Int>
    /// The number of new characters.
    var count: Int
  }

  /// Moves the caret.
  ///
  /// - Parameter isSelecting: Whether the movement extends the selection.
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

  /// Returns a character's position in all units, counting from the nearest known one.
  func place(_ character: Int) -> TextOffset { place(character, from: caretPlace) }

  private func place(_ character: Int, from known: TextOffset) -> TextOffset {
    place(character, countedBy: { $0.character }, from: known)
  }

  /// Returns the position at a UTF-16 offset, or the nearest character boundary in a direction.
  func place(utf16 offset: Int, roundingUp: Bool) -> TextOffset {
    let place = place(offset, countedBy: { $0.utf16 }, from: caretPlace)
    guard roundingUp, place.utf16 < offset, place.character < count else { return place }
    return place.after(characters[place.character])
  }

  /// Returns the last position whose offset in a unit doesn't exceed a number, counting from the
  /// nearest known one.
  private func place(
    _ offset: Int, countedBy unit: (TextOffset) -> Int, from known: TextOffset
  ) -> TextOffset {
    var place = known
    if offset < unit(known) / 2 { place = TextOffset() }
    if offset > (unit(known) + unit(end)) / 2 { place = end }
    while unit(place) < offset, place.character < count {
      place = place.after(characters[place.character])
    }
    while unit(place) > offset, place.character > 0 {
      place = place.before(characters[place.character - 1])
    }
    return place
  }

  /// The length of the text, in UTF-16 units.
  var utf16Count: Int { end.utf16 }

  private static func width(of characters: ArraySlice<Character>) -> Int {
    characters.reduce(0) { $0 + TextMetrics.width(of: $1) }
  }

  private func index(_ place: TextOffset) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: place.utf8)
  }

  private func wordStart(before offset: Int) -> Int {
    var position = min(offset, characters.count)
    while position > 0, characters[position - 1].isBetweenWords { position -= 1 }
    while position > 0, !characters[position - 1].isBetweenWords { position -= 1 }
    return position
  }

  private func wordEnd(after offset: Int) -> Int {
    var position = offset
    while position < characters.count, characters[position].isBetweenWords { position += 1 }
    while position < characters.count, !characters[position].isBetweenWords { position += 1 }
    return position
  }
}

extension TextEditor {
  /// A movement of the caret.
  enum Movement: Hashable {
    case left, right, wordLeft, wordRight, start, end
  }

  /// A deletion at the caret, if nothing is selected.
  enum Deletion: Hashable {
    case backward, forward, wordBackward, toStart, toEnd
  }
}

extension TextEditor: Equatable {
  static func == (one: TextEditor, other: TextEditor) -> Bool {
    one.caret == other.caret && one.anchor == other.anchor && one.text == other.text
  }
}

extension Character {
  fileprivate var isBetweenWords: Bool { !isLetter && !isNumber }
}
