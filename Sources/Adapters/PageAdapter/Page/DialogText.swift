/// The text in the field of a dialog, and its selected part.
struct DialogText: Hashable {
  private(set) var string: String
  /// The range of the selected characters, or an empty range at the cursor.
  private var selection: Range<Int>

  /// Creates a text with the cursor at its end.
  init(_ string: String = "") {
    self.string = string
    selection = string.count..<string.count
  }

  /// Creates a selected text, as the browser shows the default text of a prompt.
  init(selected string: String) {
    self.string = string
    selection = 0..<string.count
  }

  /// Types a character or an editing key; other keys have no effect.
  mutating func type(_ key: Character) {
    switch key {
    case "\u{8}", "\u{7F}": remove(or: selection.lowerBound - 1..<selection.lowerBound)
    case "\u{F728}": remove(or: selection.upperBound..<selection.upperBound + 1)
    case "\u{F702}":
      moveCursor(to: selection.isEmpty ? selection.lowerBound - 1 : selection.lowerBound)
    case "\u{F703}":
      moveCursor(to: selection.isEmpty ? selection.upperBound + 1 : selection.upperBound)
    case "\u{F729}": moveCursor(to: 0)
    case "\u{F72B}": moveCursorToEnd()
    case _ where !key.isKeyWithoutText: replaceSelection(with: String(key))
    default: break
    }
  }

  /// Puts the cursor at the end of the text, as a click beside it does.
  mutating func moveCursorToEnd() { moveCursor(to: string.count) }

  mutating func selectAll() { selection = 0..<string.count }

  private mutating func moveCursor(to place: Int) {
    let place = min(max(place, 0), string.count)
    selection = place..<place
  }

  /// Removes the selection, or otherwise the character beside the cursor, if there is one.
  private mutating func remove(or neighbour: Range<Int>) {
    if selection.isEmpty { selection = neighbour.clamped(to: 0..<string.count) }
    replaceSelection(with: "")
  }

  private mutating func replaceSelection(with new: String) {
    // A typed accent combines with the letter before it, so the cursor's position is counted again.
    let start = string.prefix(selection.lowerBound) + new
    let end = string.dropFirst(selection.upperBound)
    string = String(start + end)
    moveCursor(to: start.count)
  }
}

extension Character {
  /// Whether this stands for a key that types nothing, such as Tab or an arrow.
  fileprivate var isKeyWithoutText: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
      || unicodeScalars.contains { (0xF700...0xF8FF).contains($0.value) }
  }
}
