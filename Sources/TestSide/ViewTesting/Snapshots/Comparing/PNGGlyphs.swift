import CellRendering
import Foundation
import TerminalUIKit

/// The shapes of characters in the pictures of `PNGRenderer`, to recognise them by their pixels.
struct PNGGlyphs {
  struct Glyph {
    var text: String
    var attributes: Cell.Attributes
    /// The width, in cells.
    var width = 1
  }

  /// The inked pixels of a cell: a number for each row, with a bit for each pixel.
  ///
  /// The leftmost pixel is the highest bit. The second cell of a wide character continues the rows
  /// of the first.
  typealias Rows = [UInt32]

  static let cellWidth = Int(CellMetrics.width) * PNGScreen.scale
  static let cellHeight = Int(CellMetrics.height) * PNGScreen.scale

  private var glyphs: [Rows: Glyph] = [:]
  /// The shapes of the first cells of wide characters.
  private var leftHalves: Set<Rows> = []
  /// For each line, the characters of one cell without the pixels that the line hides.
  private var lined: [[Rows: Glyph]] = Self.lines.map { _ in [:] }

  /// The characters of Western European languages and of frames.
  static let usual = PNGGlyphs().with(usualCharacters)

  /// Returns the glyphs with the characters of a text added.
  func adding(_ text: String) -> PNGGlyphs {
    let others = Set(text).subtracting(Self.usualCharacters).filter { !$0.isWhitespace }
    return others.isEmpty ? self : with(others.sorted())
  }

  private static let usualCharacters: [Character] = {
    let codes = Array(0x21...0x7E) + Array(0xA1...0xFF) + Array(0x2500...0x259F)
    return codes.compactMap { UnicodeScalar($0).map { Character($0) } }
      + Array("–—‘’“”†•…‹›€←↑→↓✓✔○●◉▲▶▼◀")
  }()

  private init() {}

  private func with(_ characters: [Character]) -> PNGGlyphs {
    var result = self
    let styles: [Cell.Attributes] = [[], .bold, .italic, [.bold, .italic]]
    for character in characters {
      let width = min(2, ScreenContent.cells(String(character)).count)
      for style in styles {
        let mask = GlyphMask(inkOf: character, attributes: style, scale: PNGScreen.scale)
        guard let mask else { continue }
        result.add(
          mask.rows, Glyph(text: String(character), attributes: style, width: width))
      }
    }
    return result
  }

  /// Adds a glyph, unless another character already has the same shape.
  private mutating func add(_ rows: Rows, _ glyph: Glyph) {
    guard glyphs[rows] == nil else { return }
    glyphs[rows] = glyph
    guard glyph.width == 1 else {
      leftHalves.insert(rows.map { $0 & Self.cell })
      return
    }
    for (number, line) in Self.lines.enumerated() {
      let bare = Self.bare(rows, line.rows)
      if lined[number][bare] == nil {
        lined[number][bare] = Glyph(
          text: glyph.text, attributes: glyph.attributes.union(line.attribute))
      }
    }
  }

  /// Returns the character that some pixels show, with the line under or through it if there is
  /// one.
  ///
  /// - Parameters:
  ///   - rows: The inked pixels of a cell.
  ///   - next: Returns those of the cell to its right; called only if they may matter.
  func glyph(of rows: Rows, before next: () -> Rows) -> Glyph? {
    if leftHalves.contains(rows) {
      let both = zip(rows, next()).map { $0 | $1 &>> UInt32(Self.cellWidth) }
      if let wide = glyphs[both] { return wide }
    }
    if let known = glyphs[rows] { return known }
    for (number, line) in Self.lines.enumerated()
    where line.rows.allSatisfy({ rows[$0] == Self.cell }) {
      let bare = Self.bare(rows, line.rows)
      if bare.allSatisfy({ $0 == 0 }) { return Glyph(text: " ", attributes: line.attribute) }
      // The line may have hidden some of the character's pixels.
      if let glyph = lined[number][bare] { return glyph }
    }
    return nil
  }

  private static func bare(_ rows: Rows, _ line: Range<Int>) -> Rows {
    var rows = rows
    for row in line { rows[row] = 0 }
    return rows
  }

  /// A row of a cell with all pixels inked.
  static let cell = UInt32.max << UInt32(32 - cellWidth)
  /// The pixel rows of the lines that text can have.
  private static let lines: [(attribute: Cell.Attributes, rows: Range<Int>)] = [
    (.underline, 13), (.strikethrough, 8),
  ].map { attribute, point in
    (attribute, (point * PNGScreen.scale)..<((point + 1) * PNGScreen.scale))
  }
}
