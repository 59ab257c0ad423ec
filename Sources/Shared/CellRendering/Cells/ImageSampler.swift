import Foundation
import PNGCoding

/// Reads the colours of a picture at positions on the screen.
struct ImageSampler {
  let image: DisplayImage
  /// The frame of the picture, in points of the screen.
  let frame: CGRect
  /// The part of the picture that is drawn, in its pixels.
  let source: CGRect
  let alpha: Double

  /// Returns the average of the pixels in an area of the screen, or clear if the area's centre is outside.
  ///
  /// A picture smaller than the area counts in the area that contains its centre. At most 36 evenly spaced
  /// pixels are read, so that large pictures cost no more than small ones.
  func average(in area: CGRect) -> DisplayColor {
    let isInside = RoundedRect(frame, cornerRadius: 0).contains(area.midX, area.midY)
    let isAround = frame.width < area.width || frame.height < area.height
    guard isInside || (isAround && area.contains(CGPoint(x: frame.midX, y: frame.midY)))
    else { return .clear }
    let part = area.intersection(frame)
    return average(
      columns: columns(from: part.minX, to: part.maxX), rows: rows(from: part.minY, to: part.maxY))
  }

  /// Returns the columns of pixels between two positions on the screen.
  func columns(from: CGFloat, to: CGFloat) -> Range<Int> {
    pixels(from, to, frame.minX, frame.width, source.minX, source.width, image.width)
  }

  /// Returns the rows of pixels between two positions on the screen.
  func rows(from: CGFloat, to: CGFloat) -> Range<Int> {
    pixels(from, to, frame.minY, frame.height, source.minY, source.height, image.height)
  }

  /// Returns the pixels for a range of points on one axis; empty outside the picture.
  private func pixels(
    _ from: CGFloat, _ to: CGFloat, _ origin: CGFloat, _ length: CGFloat, _ sourceOrigin: CGFloat,
    _ sourceLength: CGFloat, _ count: Int
  ) -> Range<Int> {
    let scale = sourceLength / length
    let low = sourceOrigin + (from - origin) * scale
    let high = sourceOrigin + (to - origin) * scale
    guard low.isFinite, high.isFinite, high >= 0, low < CGFloat(count) else { return 0..<0 }
    let first = max(0, Int(max(0, low).rounded(.down)))
    let last = min(CGFloat(count), max(high.rounded(.up), low.rounded(.down) + 1))
    return first..<max(first, Int(last))
  }

  /// Returns the average of some pixels, of which it reads at most 36.
  func average(columns: Range<Int>, rows: Range<Int>) -> DisplayColor {
    guard !columns.isEmpty, !rows.isEmpty else { return .clear }
    if columns.count == 1, rows.count == 1 {
      return pixel(columns.lowerBound, rows.lowerBound).faded(by: alpha)
    }
    let columnStep = (columns.count + Self.sampleLimit - 1) / Self.sampleLimit
    let rowStep = (rows.count + Self.sampleLimit - 1) / Self.sampleLimit
    var red = 0
    var green = 0
    var blue = 0
    var opacity = 0
    var count = 0
    for row in stride(from: rows.lowerBound, to: rows.upperBound, by: rowStep) {
      for column in stride(from: columns.lowerBound, to: columns.upperBound, by: columnStep) {
        let index = (row * image.width + column) * 4
        let weight = Int(image.pixels[index + 3])
        red += Int(image.pixels[index]) * weight
        green += Int(image.pixels[index + 1]) * weight
        blue += Int(image.pixels[index + 2]) * weight
        opacity += weight
        count += 1
      }
    }
    guard opacity > 0 else { return .clear }
    let half = opacity / 2
    let color = DisplayColor(
      red: UInt8((red + half) / opacity), green: UInt8((green + half) / opacity),
      blue: UInt8((blue + half) / opacity), alpha: UInt8(opacity / count))
    return color.faded(by: alpha)
  }

  private func pixel(_ column: Int, _ row: Int) -> DisplayColor {
    let index = (row * image.width + column) * 4
    return DisplayColor(
      red: image.pixels[index], green: image.pixels[index + 1], blue: image.pixels[index + 2],
      alpha: image.pixels[index + 3])
  }

  private static let sampleLimit = 6
}
