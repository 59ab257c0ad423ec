/// One cell of the grid.
package struct Cell: Hashable, Sendable {
  /// The style of a character.
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let bold = Attributes(rawValue: 1)
    package static let italic = Attributes(rawValue: 2)
    package static let underline = Attributes(rawValue: 4)
    package static let strikethrough = Attributes(rawValue: 8)
    /// The attributes that show on a space too; a constant, because set literals are slow without
    /// optimisation.
    static let lines = Attributes(rawValue: 12)
  }

  /// A visible character or a space, never a control character; a space in the right half of a wide one.
  package var character: Character = " "
  /// The number of cells that the character takes: 1, 2 for the left half of a wide one, 0 for its right
  /// half.
  package var width = 1
  /// The colour of the character, opaque; clear in a cell that shows no character.
  package var foreground = DisplayColor.clear
  /// The colour behind the character: opaque, or clear where nothing was drawn.
  package var background = DisplayColor.clear
  package var attributes: Attributes = []

  /// Makes a cell with nothing drawn.
  package init() {}

  /// Whether the cell shows only its background.
  package var isBlank: Bool {
    attributes.rawValue & Attributes.lines.rawValue == 0 && character == " "
  }

  /// Removes the character and keeps the background.
  mutating func erase() {
    character = " "
    width = 1
    foreground = .clear
    attributes = []
  }
}
