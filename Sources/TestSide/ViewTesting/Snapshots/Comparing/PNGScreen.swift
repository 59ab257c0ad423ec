import Foundation
import TerminalUIKit

/// Reads what a picture that `PNGRenderer` drew shows, cell by cell: letters are known by their pixels.
struct PNGScreen {
  /// Pixels of a reference for each point.
  static let scale = 2

  private let image: DisplayImage
  private let glyphs: PNGGlyphs

  /// - Parameters:
  ///   - data: A PNG file.
  ///   - glyphs: The characters that are looked for.
  /// - Throws: What says that it is no PNG file.
  static func read(_ data: Data, _ glyphs: PNGGlyphs) throws -> ScreenPicture {
    PNGScreen(image: try PNGReader.read(Array(data)), glyphs: glyphs).picture
  }

  private var picture: ScreenPicture {
    let (width, height) = (PNGGlyphs.cellWidth, PNGGlyphs.cellHeight)
    var picture = ScreenPicture(
      columns: (image.width + width - 1) / width, rows: (image.height + height - 1) / height)
    for row in 0..<picture.rows {
      var column = 0
      while column < picture.columns { column += read(column, row, into: &picture) }
    }
    picture.joinLines()
    return picture
  }

  /// Reads a cell, or the two of a wide character.
  ///
  /// - Returns: How many cells.
  private func read(_ column: Int, _ row: Int, into picture: inout ScreenPicture) -> Int {
    let pixels = PNGGlyphs.pixels(of: image, column, row)
    let next = PNGGlyphs.pixels(of: image, column + 1, row)
    // In the order in which they come, so that equal cells are told alike.
    var colors: [UInt32] = []
    for pixel in pixels where !colors.contains(pixel) && colors.count < 3 { colors.append(pixel) }
    let first = colors.first ?? 0
    picture[column, row].ground = Self.color(first)
    guard colors.count > 1 else { return 1 }
    if colors.count == 2 {
      for (ink, ground) in [(colors[1], first), (first, colors[1])] {
        let glyph = glyphs.glyph(of: pixels.map { $0 == ink }, before: next.map { $0 == ink })
        guard let glyph else { continue }
        picture.put(glyph.text, column, row, Self.color(ink), glyph.attributes)
        for half in 0..<glyph.width { picture[column + half, row].ground = Self.color(ground) }
        return glyph.width
      }
    }
    let text = pixels.map { String($0, radix: 16) }.joined(separator: " ")
    picture[column, row] = ScreenPicture.Place(
      text: ScreenPicture.noCharacter, extra: String(SnapshotName.hash(text[...])))
    if colors.count == 2 {
      // A character that is not known: most of its cell is ground.
      let isFirst = pixels.count { $0 == first } * 2 > pixels.count
      picture[column, row].ground = Self.color(isFirst ? first : colors[1])
      picture[column, row].ink = Self.color(isFirst ? colors[1] : first)
    }
    return 1
  }

  private static func color(_ pixel: UInt32) -> DisplayColor {
    DisplayColor(
      red: UInt8(pixel >> 24), green: UInt8(pixel >> 16 & 255), blue: UInt8(pixel >> 8 & 255),
      alpha: UInt8(pixel & 255))
  }
}
