import Foundation
import PlatformTypes
import PNGCoding

/// Samples a picture for another size.
struct PictureSampler {
  let image: DisplayImage

  /// Returns the mean colour of a part of the picture, in pixels; partly covered pixels count in
  /// part.
  func mean(horizontally columns: ClosedRange<Double>, vertically rows: ClosedRange<Double>)
    -> PremultipliedColor
  {
    var sum = PremultipliedColor()
    var total = 0.0
    for (row, height) in Self.parts(of: rows, below: image.height) {
      for (column, width) in Self.parts(of: columns, below: image.width) {
        sum.add(pixel(column: column, row: row), weight: width * height)
        total += width * height
      }
    }
    guard total > 0 else { return PremultipliedColor() }
    var mean = PremultipliedColor()
    mean.add(sum, weight: 1 / total)
    return mean
  }

  private static func parts(
    of range: ClosedRange<Double>, below end: Int
  ) -> [(index: Int, share: Double)] {
    let first = min(max(Int(range.lowerBound), 0), end - 1)
    let last = min(max(Int(range.upperBound.rounded(.up)), first + 1), end)
    return (first..<last).compactMap { index in
      let share = min(range.upperBound, Double(index + 1)) - max(range.lowerBound, Double(index))
      return share > 0 ? (index, share) : nil
    }
  }

  private func pixel(column: Int, row: Int) -> PremultipliedColor {
    let start = (row * image.width + column) * 4
    let alpha = Double(image.pixels[start + 3]) / 255
    return PremultipliedColor(
      red: Double(image.pixels[start]) / 255 * alpha,
      green: Double(image.pixels[start + 1]) / 255 * alpha,
      blue: Double(image.pixels[start + 2]) / 255 * alpha, alpha: alpha)
  }
}
