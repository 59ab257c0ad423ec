import CellRendering
import Foundation
import PNGCoding

/// The cells in which two pictures have different pixels.
struct PixelDifference: Sendable {
  /// The numbers of columns and rows of cells that the pictures have in common, including partial cells.
  let columns: Int
  let rows: Int
  /// A part of a sentence about the different sizes, or `nil` if the sizes are the same.
  let sizes: String?
  private let cells: Set<CellPosition>

  /// Compares two pictures.
  init(from before: DisplayImage, to after: DisplayImage) {
    let (width, height) = (min(before.width, after.width), min(before.height, after.height))
    let (cellWidth, cellHeight) = (Self.cellWidth, Self.cellHeight)
    (columns, rows) = ((width + cellWidth - 1) / cellWidth, (height + cellHeight - 1) / cellHeight)
    sizes =
      (before.width, before.height) == (after.width, after.height)
      ? nil
      : "it has \(after.width) x \(after.height) pixels instead of \(before.width) x \(before.height)"
    var cells: Set<CellPosition> = []
    before.pixels.withUnsafeBytes { old in
      after.pixels.withUnsafeBytes { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return }
        func isDifferent(_ x: Int, _ y: Int, _ count: Int) -> Bool {
          let places = ((y * before.width + x) * 4, (y * after.width + x) * 4)
          return memcmp(old + places.0, new + places.1, count * 4) != 0
        }
        for y in 0..<height where isDifferent(0, y, width) {
          for x in stride(from: 0, to: width, by: cellWidth)
          where isDifferent(x, y, min(cellWidth, width - x)) {
            cells.insert(CellPosition(column: x / cellWidth, row: y / cellHeight))
          }
        }
      }
    }
    self.cells = cells
  }

  /// Whether the pictures have the same pixels.
  var isEmpty: Bool { cells.isEmpty && sizes == nil }

  func contains(_ column: Int, _ row: Int) -> Bool {
    cells.contains(CellPosition(column: column, row: row))
  }

  /// The smallest rectangle around all different cells, in cells and points, or `nil` if all are the same.
  var area: String? {
    let (columns, rows) = (cells.map(\.column), cells.map(\.row))
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(),
      let bottom = rows.max()
    else { return nil }
    let (width, height) = (Int(CellMetrics.width), Int(CellMetrics.height))
    return "all in columns \(left + 1)-\(right + 1), rows \(top + 1)-\(bottom + 1): points "
      + "\(left * width)-\((right + 1) * width) across, \(top * height)-\((bottom + 1) * height) down"
  }

  /// Returns whether a picture has the size of a screen.
  static func isSize(of screen: ScreenContent, _ image: DisplayImage) -> Bool {
    // A PNG picture has at least one pixel, even for an empty screen.
    if screen.columns == 0 || screen.rows == 0 { return (image.width, image.height) == (1, 1) }
    return image.width == screen.columns * cellWidth && image.height == screen.rows * cellHeight
  }

  /// The size of a cell in pixels of a reference.
  private static let cellWidth = Int(CellMetrics.width) * SnapshotFormat.scale
  private static let cellHeight = Int(CellMetrics.height) * SnapshotFormat.scale
}
