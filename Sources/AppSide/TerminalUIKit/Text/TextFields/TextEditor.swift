/// Text being edited: the text, the caret, and what is selected.
///
/// Places are counted in characters as a person sees them (grapheme clusters), from 0 before the first.
/// The characters are kept beside the text, and how many bytes and UTF-16 units lie before the caret:
/// whoever types a long text would count through all of it at each key.
struct TextEditor {
  private(set) var text: String
  private(set) var characters: [Character]
  /// Where a selection began; the caret itself when nothing is selected.
  private(set) var anchor: Int
  private(set) var caret: Int { didSet { caretPlace = place(caret, from: caretPlace) } }
  /// The caret, counted in every way.
  private var caretPlace: TextPlace
  private var end: TextPlace

  init(_ text: String = "") {
    self.text = text
    characters = Array(text)
    end = TextPlace(character: characters.count, utf8: text.utf8.count, utf16: text.utf16.count)
    caretPlace = end
    caret = end.character
    anchor = caret
  }

  /// How many characters there are.
  var count: Int { characters.count }

  /// What is selected; empty at the caret when nothing is.
  var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  var selectedText: String { String(characters[selection]) }

  /// A part of the text.
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
  ///
  /// - Returns: Which characters became others. They are more than those of the range: an accent joins
  ///   the letter before it, and half a flag the half that follows.
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
    // The first of the characters behind that is still one: there the two texts are the same again.
    var old = upper
    var oldUTF8 = newEnd
    // Counted from a place between characters, so that a run of flags before it need not be read.
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
    characters.replaceSubrange(splice.range, with: fresh)
    end = TextPlace(
      character: characters.count, utf8: text.utf8.count, utf16: end.utf16 - old.utf16 + new.utf16)
    caretPlace = newCaret ?? end
    caret = caretPlace.character
    anchor = caret
    return splice
  }

  /// Characters that have become others.
  struct Splice: Hashable {
    /// The places they had.
    var range: Range<Int>
    /// How many there are now.
    var count: Int
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

  /// A place, counted in every way, from the nearest that is known.
  func place(_ character: Int) -> TextPlace { place(character, from: caretPlace) }

  private func place(_ character: Int, from known: TextPlace) -> TextPlace {
    place(character, countedBy: { $0.character }, from: known)
  }

  /// The place that is a number of UTF-16 units from the beginning, or the nearest in a direction.
  func place(utf16 offset: Int, roundingUp: Bool) -> TextPlace {
    let place = place(offset, countedBy: { $0.utf16 }, from: caretPlace)
    guard roundingUp, place.utf16 < offset, place.character < count else { return place }
    return place.after(characters[place.character])
  }

  /// The last place before which lies no more than a number of something, reached from the nearest place
  /// that is known.
  private func place(
    _ offset: Int, countedBy unit: (TextPlace) -> Int, from known: TextPlace
  ) -> TextPlace {
    var place = known
    if offset < unit(known) / 2 { place = TextPlace() }
    if offset > (unit(known) + unit(end)) / 2 { place = end }
    while unit(place) < offset, place.character < count {
      place = place.after(characters[place.character])
    }
    while unit(place) > offset, place.character > 0 {
      place = place.before(characters[place.character - 1])
    }
    return place
  }

  /// How many UTF-16 units the text has.
  var utf16Count: Int { end.utf16 }

  private func index(_ place: TextPlace) -> String.Index {
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
  /// Where the caret can go.
  enum Movement: Hashable {
    case left, right, wordLeft, wordRight, start, end
  }

  /// What can be deleted when nothing is selected.
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
