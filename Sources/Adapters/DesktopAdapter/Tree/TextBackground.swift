import AutomationAgent
import Foundation
import PNGCoding

/// The colour behind a text, read from a picture of the display.
///
/// Letters have soft edges, so the text's colour can't be read reliably: thin letters may not contain it at
/// all. The background can, because it is the colour of most pixels around a text.
struct TextBackground {
  private let bitmap: Bitmap

  init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// Returns the background of a text.
  ///
  /// - Parameters:
  ///   - frame: The frame of the text, in pixels of the picture.
  ///   - color: The text's colour.
  /// - Returns: The colour, or `nil` if the background is uneven or there is no text in this colour, for
  ///   example because it is covered.
  func color(in frame: CGRect, behind color: DrawnText.Color) -> DrawnText.Color? {
    let area = frame.integral.intersection(
      CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
    guard !area.isNull, area.width >= 1, area.height >= 1 else { return nil }
    var counts: [UInt32: Int] = [:]
    let rows = Int(area.minY)..<min(Int(area.maxY), Int(area.minY) + Self.rowLimit)
    for row in rows {
      for column in Int(area.minX)..<Int(area.maxX) {
        counts[bitmap.pixels[row * bitmap.width + column], default: 0] += 1
      }
    }
    guard let (pixel, count) = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }),
      count * 2 > Int(area.width) * rows.count
    else { return nil }
    let background = DrawnText.Color(pixel)
    let isThere = counts.keys.contains { Self.isMixture(DrawnText.Color($0), background, color) }
    return isThere ? background : nil
  }

  /// Returns whether a pixel could belong to a letter: its colour lies between the two colours, and nearer to
  /// the text's than that of the outermost edge.
  private static func isMixture(
    _ pixel: DrawnText.Color, _ background: DrawnText.Color, _ text: DrawnText.Color
  ) -> Bool {
    func difference(_ color: DrawnText.Color) -> [Double] {
      [
        color.red - background.red, color.green - background.green, color.blue - background.blue,
      ]
    }
    let (way, step) = (difference(text), difference(pixel))
    let length = zip(way, way).map(*).reduce(0, +)
    guard length > 0 else { return false }
    let share = zip(way, step).map(*).reduce(0, +) / length
    let isOnTheWay = zip(way, step).allSatisfy { abs($1 - share * $0) <= tolerance }
    return isOnTheWay && share >= leastShare && share <= 1 + tolerance
  }

  private static let tolerance = 0.05
  private static let leastShare = 0.3
  /// The maximum number of rows to read, more than a large line has; the beginning of a long text is enough.
  private static let rowLimit = 64
}

extension DrawnText.Color {
  /// Reads a pixel: red, green, blue and alpha from the highest byte down.
  fileprivate init(_ pixel: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8))
  }
}
