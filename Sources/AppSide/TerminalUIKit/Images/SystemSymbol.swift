import CellRendering
import Foundation
import PNGCoding

/// A system symbol that is shown as a character.
struct SystemSymbol {
  /// The name of the symbol.
  let name: String
  /// The character of the symbol.
  let glyph: Character
  /// Whether the character is the placeholder for symbols that no character resembles.
  let isPlaceholder: Bool

  /// Finds a symbol, or returns `nil` if the name isn't that of a symbol.
  init?(named name: String) {
    guard let glyph = Self.glyphs[name] ?? Self.placeholder(for: name) else { return nil }
    self.name = name
    self.glyph = glyph
    isPlaceholder = Self.glyphs[name] == nil
  }

  /// Returns the text to draw in a width in points: the character, or a placeholder's name if there
  /// is room for it.
  func text(in width: CGFloat) -> String {
    isPlaceholder && TextMetrics.width(of: name) <= Int(width / CellMetrics.width)
      ? name : String(glyph)
  }

  /// The character as an image of one cell, for code that needs pixels.
  var picture: DisplayImage {
    let rows = GlyphMask(glyph, cells: 1, attributes: [], scale: 1).rows
    var pixels: [UInt8] = []
    for row in rows {
      for column in 0..<8 {
        let isSet = row & (1 << UInt32(31 - column)) != 0
        pixels += [0, 0, 0, isSet ? 255 : 0]
      }
    }
    if isPlaceholder { Self.note(name, in: &pixels) }
    return DisplayImage(width: 8, height: rows.count, pixels: pixels) ?? .nothing
  }

  /// Writes a name into the colours of transparent pixels, because images with the same pixels are
  /// equal, and the placeholders of two symbols must not be.
  private static func note(_ name: String, in pixels: inout [UInt8]) {
    let free = stride(from: 0, to: pixels.count, by: 4).filter { pixels[$0 + 3] == 0 }
    let places = free.flatMap { [$0, $0 + 1, $0 + 2] }
    for (place, byte) in zip(places, name.utf8) { pixels[place] = byte }
  }

  private static func placeholder(for name: String) -> Character? {
    SystemSymbolWords.canForm(name) ? "▪" : nil
  }

  /// Returns the sorted names that begin like the given one.
  static func names(like name: String) -> [String] {
    let start = name.prefix { $0 != "." }
    return glyphs.keys.filter { $0.hasPrefix(start) }.sorted()
  }

  static let names = glyphs.keys.sorted()

  private static let glyphs: [String: Character] = [
    "plus": "+", "plus.circle": "⊕", "plus.circle.fill": "⊕", "minus": "−", "minus.circle": "⊖",
    "minus.circle.fill": "⊖", "multiply": "×", "divide": "÷", "equal": "=", "number": "#",
    "percent": "%", "at": "@", "dollarsign": "$", "eurosign": "€", "infinity": "∞",
    "xmark": "✕", "xmark.circle": "⊗", "xmark.circle.fill": "⊗", "checkmark": "✓",
    "checkmark.circle": "✔", "checkmark.circle.fill": "✔", "checkmark.square": "☑",
    "circle": "○", "circle.fill": "●", "square": "□", "square.fill": "■", "star": "☆",
    "star.fill": "★", "heart": "♡", "heart.fill": "♥", "chevron.left": "‹", "chevron.right": "›",
    "chevron.backward": "‹", "chevron.forward": "›", "chevron.up": "⌃", "chevron.down": "⌄",
    "arrow.left": "←", "arrow.right": "→", "arrow.up": "↑", "arrow.down": "↓",
    "arrow.backward": "←", "arrow.forward": "→", "arrow.clockwise": "↻",
    "arrow.uturn.left": "↩", "arrow.uturn.backward": "↩", "return": "↵", "magnifyingglass": "⌕",
    "gear": "⚙", "gearshape": "⚙", "gearshape.fill": "⚙", "trash": "⌧", "trash.fill": "⌧",
    "pencil": "✎", "square.and.pencil": "✎", "person": "☻", "person.fill": "☻",
    "person.circle": "☻", "person.circle.fill": "☻", "house": "⌂", "house.fill": "⌂",
    "envelope": "✉", "envelope.fill": "✉", "info": "ⓘ", "info.circle": "ⓘ",
    "info.circle.fill": "ⓘ", "exclamationmark": "!", "exclamationmark.triangle": "⚠",
    "exclamationmark.triangle.fill": "⚠", "questionmark": "?", "questionmark.circle": "?",
    "ellipsis": "⋯", "ellipsis.circle": "⋯", "list.bullet": "≡", "line.3.horizontal": "≡",
    "play": "▶", "play.fill": "▶", "stop.fill": "■", "eye": "◉", "eye.fill": "◉",
    "eye.slash": "◌", "eye.slash.fill": "◌", "command": "⌘", "option": "⌥", "control": "⌃",
    "shift": "⇧", "delete.left": "⌫", "delete.left.fill": "⌫",
  ]
}
