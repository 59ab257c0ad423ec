import CellRendering
import Foundation
import PNGCoding
import TerminalUIKit

/// Reads a picture of `PNGRenderer` cell by cell, and recognises characters by their pixels.
struct PNGScreen {
  /// The number of a reference's pixels per point.
  static let scale = 2

  private let pixels: PNGCell.Pixels
  private let glyphs: PNGGlyphs

  /// Reads a picture.
  ///
  /// - Parameters:
  ///   - data: A PNG file.
  ///   - glyphs: The characters that are looked for.
  /// - Throws: What says that it is no PNG file.
  static func read(_ data: Data, _ glyphs: PNGGlyphs) throws -> ScreenContent {
    let image = try PNGReader.read(Array(data))
    return image.pixels.withUnsafeBytes { bytes in
      guard let base = bytes.bindMemory(to: UInt32.self).baseAddress else {
        return ScreenContent(columns: 0, rows: 0)
      }
      let pixels = PNGCell.Pixels(base: base, width: image.width, height: image.height)
      return PNGScreen(pixels: pixels, glyphs: glyphs).picture
    }
  }

  private var picture: ScreenContent {
    let (width, height) = (PNGGlyphs.cellWidth, PNGGlyphs.cellHeight)
    var picture = ScreenContent(
      columns: (pixels.width + width - 1) / width, rows: (pixels.height + height - 1) / height)
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
  private func read(_ column: Int, _ row: Int, into picture: inout ScreenContent) -> Int {
    let cell = PNGCell(pixels, column, row)
    picture[column, row].ground = Self.color(cell.first)
    guard let second = cell.second else { return 1 }
    if !cell.hasMore {
      for (ink, ground) in [(second, cell.first), (cell.first, second)] {
        let glyph = glyphs.glyph(of: cell.rows(of: ink)) {
          PNGCell(pixels, column + 1, row).rows(of: ink)
        }
        guard let glyph else { continue }
        picture.put(glyph.text, column, row, Self.color(ink), glyph.attributes)
        for half in 0..<glyph.width { picture[column + half, row].ground = Self.color(ground) }
        return glyph.width
      }
    }
    picture[column, row] = ScreenContent.Place(
      text: ScreenContent.noCharacter, extra: String(PNGCell.hash(pixels, column, row)))
    if !cell.hasMore {
      // The character is unknown; most of its cell is background.
      let isFirst = cell.isMostlyFirst
      picture[column, row].ground = Self.color(isFirst ? cell.first : second)
      picture[column, row].ink = Self.color(isFirst ? second : cell.first)
    }
    return 1
  }

  private static func color(_ pixel: UInt32) -> DisplayColor {
    DisplayColor(
      red: UInt8(pixel & 255), green: UInt8(pixel >> 8 & 255), blue: UInt8(pixel >> 16 & 255),
      alpha: UInt8(pixel >> 24))
  }
}
