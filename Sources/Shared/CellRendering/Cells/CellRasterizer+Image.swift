import Foundation
import PNGCoding

extension CellRasterizer {
  /// Draws a picture with two dots per cell, one above the other, each the average of its pixels.
  mutating func image(_ image: DisplayImage, in rect: CGRect, source: CGRect, alpha: Double) {
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let rect = rect.standardized
    let source = source.standardized
    guard alpha > 0, rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite,
      !source.intersection(whole).isEmpty
    else { return }
    let range = CellRange(atLeastOneCellIn: rect).clamped(to: clips.range)
    guard !range.isEmpty else { return }
    let picture = buffer.add(
      PlacedPicture(image: image, frame: rect, source: source, alpha: alpha, clips: clips.all))
    let sampler = ImageSampler(image: image, frame: rect, source: source, alpha: alpha)
    markPictureCells(around: rect, picture)
    for row in range.rows {
      for column in range.columns {
        let upper = half(column, 2 * row, sampler)
        let lower = half(column, 2 * row + 1, sampler)
        if upper.alpha > 0 || lower.alpha > 0 {
          put(upper, lower, column, row, picture: picture)
        }
      }
    }
  }

  /// Marks the cells that show some of the picture, even if too little of it for a dot.
  private mutating func markPictureCells(around rect: CGRect, _ picture: Int) {
    var seen = rect
    for clip in clips.all { seen = seen.intersection(clip.rect) }
    guard !seen.isEmpty else { return }
    let touched = CellRange(touching: seen).clamped(
      to: CellRange(columns: 0..<buffer.columns, rows: 0..<buffer.rows))
    for row in touched.rows {
      for column in touched.columns {
        let old = buffer[column, row]
        buffer.setPicture(
          column, row,
          PictureCell(
            picture: picture, backdrop: CellArt.backdrop(of: old), isBehindCharacter: !old.isBlank))
      }
    }
  }

  /// Returns the colour of a dot, clear outside the picture and its clips.
  private func half(_ column: Int, _ halfRow: Int, _ sampler: ImageSampler) -> DisplayColor {
    let side = CellMetrics.width
    let area = CGRect(
      x: CGFloat(column) * side, y: CGFloat(halfRow) * side, width: side, height: side)
    guard clips.allows(pointX: area.midX, pointY: area.midY) else { return .clear }
    return sampler.average(in: area)
  }

  private mutating func put(
    _ upper: DisplayColor, _ lower: DisplayColor, _ column: Int, _ row: Int, picture: Int
  ) {
    let old = buffer[column, row]
    let backdrop = CellArt.backdrop(of: old)
    let halves = CellArt.halves(of: old)
    let isOpen = backdrop.alpha == 0
    let above = upper.over(isOpen ? paper : halves.upper)
    let below = lower.over(isOpen ? paper : halves.lower)
    buffer.setPicture(column, row, PictureCell(picture: picture, backdrop: backdrop))
    buffer.update(column, row) { cell in
      cell.erase()
      if upper.alpha == 0 {
        cell.character = "▄"
        cell.foreground = below
        cell.background = halves.upper
      } else if lower.alpha == 0 {
        cell.character = "▀"
        cell.foreground = above
        cell.background = halves.lower
      } else if above == below {
        cell.background = above
      } else {
        cell.character = "▀"
        cell.foreground = above
        cell.background = below
      }
    }
  }
}
