import Foundation
import TerminalUIKit

/// The difference between two PNG pictures, cell by cell.
struct PNGDifference: Sendable {
  /// Pixels of a reference for each point.
  static let scale = 2

  private(set) var changes = CellChanges()
  private(set) var note: String?

  init(from expected: Data, to actual: Data) {
    let before: DisplayImage
    let after: DisplayImage
    do {
      before = try PNGReader.read(Array(expected))
      after = try PNGReader.read(Array(actual))
    } catch {
      note = "the reference is no PNG file that can be read (\(error))"
      return
    }
    if before.width != after.width || before.height != after.height {
      note =
        "it has \(after.width) × \(after.height) pixels instead of \(before.width) × \(before.height)"
    }
    let width = Int(CellMetrics.width) * Self.scale
    let height = Int(CellMetrics.height) * Self.scale
    for row in 0..<(max(before.height, after.height) + height - 1) / height {
      for column in 0..<(max(before.width, after.width) + width - 1) / width
      where !Self.isSame(before, after, column * width, row * height, width, height) {
        changes.add(column: column, row: row)
      }
    }
    if note == nil, changes.isEmpty { note = "the pixels are the same, but not the bytes" }
  }

  private static func isSame(
    _ before: DisplayImage, _ after: DisplayImage, _ left: Int, _ top: Int, _ width: Int,
    _ height: Int
  ) -> Bool {
    for y in top..<(top + height) {
      for x in left..<(left + width) where pixel(before, x, y) != pixel(after, x, y) {
        return false
      }
    }
    return true
  }

  /// Nil outside of the picture.
  private static func pixel(_ image: DisplayImage, _ x: Int, _ y: Int) -> UInt32? {
    guard x < image.width, y < image.height else { return nil }
    let start = (y * image.width + x) * 4
    return image.pixels[start..<(start + 4)].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
