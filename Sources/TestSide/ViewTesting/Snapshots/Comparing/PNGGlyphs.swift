import Foundation
import TerminalUIKit

/// What characters look like in the pictures of `PNGRenderer`, to know them by their pixels.
struct PNGGlyphs {
  struct Glyph {
    var text: String
    var attributes: Cell.Attributes
    /// In cells.
    var width = 1
  }

  static let cellWidth = Int(CellMetrics.width) * PNGScreen.scale
  static let cellHeight = Int(CellMetrics.height) * PNGScreen.scale

  /// By which pixels are inked, row by row; those of the second cell of a wide one after the first's.
  private var glyphs: [[Bool]: Glyph] = [:]

  /// The characters of Western Europe and of frames.
  static let usual = PNGGlyphs(usualCharacters)

  /// Those of a text too.
  func adding(_ text: String) -> PNGGlyphs {
    let others = Set(text).subtracting(Self.usualCharacters).filter { !$0.isWhitespace }
    return others.isEmpty
      ? self : PNGGlyphs(glyphs.merging(PNGGlyphs(others.sorted()).glyphs) { known, _ in known })
  }

  private static let usualCharacters: [Character] = {
    let codes = Array(0x21...0x7E) + Array(0xA1...0xFF) + Array(0x2500...0x259F)
    return codes.compactMap { UnicodeScalar($0).map { Character($0) } }
      + Array("–—‘’“”†•…‹›€←↑→↓✓✔○●◉▲▶▼◀")
  }()

  private init(_ glyphs: [[Bool]: Glyph]) { self.glyphs = glyphs }

  private init(_ characters: [Character]) {
    let styles: [Cell.Attributes] = [[], .bold, .italic, [.bold, .italic]]
    var list = DisplayList(
      size: CGSize(
        width: CellMetrics.width * CGFloat(2 * styles.count),
        height: CellMetrics.height * CGFloat(characters.count)))
    for (row, character) in characters.enumerated() {
      for (number, style) in styles.enumerated() {
        let place = CGPoint(
          x: CGFloat(2 * number) * CellMetrics.width, y: CGFloat(row) * CellMetrics.height)
        list.append(
          .text(
            String(character), at: place,
            DisplayTextStyle(
              color: .black, isBold: style.contains(.bold), isItalic: style.contains(.italic))))
      }
    }
    let bytes = PNGRenderer.png(CellBuffer(list), scale: PNGScreen.scale)
    // What our own renderer drew can be read.
    guard let image = try? PNGReader.read(bytes) else { return }
    for (row, character) in characters.enumerated() {
      let width = min(2, ScreenPicture.cells(String(character)).count)
      for (number, style) in styles.enumerated() {
        let mask = (0..<width).flatMap { half in
          Self.pixels(of: image, 2 * number + half, row).map { $0 == Self.black }
        }
        // Of characters that look alike the first.
        if mask.contains(true), glyphs[mask] == nil {
          glyphs[mask] = Glyph(text: String(character), attributes: style, width: width)
        }
      }
    }
  }

  /// The character that some pixels are, with a line under or through it where it has one.
  ///
  /// - Parameters:
  ///   - mask: Which pixels of a cell are inked.
  ///   - next: Those of the cell at its right.
  func glyph(of mask: [Bool], before next: [Bool]) -> Glyph? {
    if let known = glyphs[mask + next] ?? glyphs[mask] { return known }
    for (attribute, line) in Self.lines where line.allSatisfy({ mask[$0] }) {
      var bare = mask
      for index in line { bare[index] = false }
      if !bare.contains(true) { return Glyph(text: " ", attributes: attribute) }
      // The line may have hidden pixels of the character.
      for (other, glyph) in glyphs where glyph.width == 1 {
        var other = other
        for index in line { other[index] = false }
        guard other == bare else { continue }
        return Glyph(text: glyph.text, attributes: glyph.attributes.union(attribute))
      }
    }
    return nil
  }

  /// The pixels of a cell, row by row; those outside of the picture are clear.
  static func pixels(of image: DisplayImage, _ column: Int, _ row: Int) -> [UInt32] {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(cellWidth * cellHeight)
    for y in (row * cellHeight)..<((row + 1) * cellHeight) {
      for x in (column * cellWidth)..<((column + 1) * cellWidth) {
        guard x < image.width, y < image.height else {
          pixels.append(0)
          continue
        }
        let start = (y * image.width + x) * 4
        pixels.append(image.pixels[start..<(start + 4)].reduce(0) { $0 << 8 | UInt32($1) })
      }
    }
    return pixels
  }

  private static let black: UInt32 = 0x0000_00FF
  /// The pixels of the lines that text can have.
  private static let lines: [(Cell.Attributes, Range<Int>)] = [
    (.underline, 13), (.strikethrough, 8),
  ].map { attribute, point in
    let first = point * PNGScreen.scale * cellWidth
    return (attribute, first..<(first + PNGScreen.scale * cellWidth))
  }
}
