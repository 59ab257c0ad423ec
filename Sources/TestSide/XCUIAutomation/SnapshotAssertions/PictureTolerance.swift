import Foundation
import PNGCoding

/// The permitted difference between a picture and its reference.
struct PictureTolerance: Equatable {
  /// The maximum fraction of pixels that may differ, from 0 to 1.
  var pixels = 0.0
  /// The maximum ignored difference of a colour component, from 0 to 1.
  var color = 0.0

  /// The difference between two pictures.
  enum Difference: Equatable {
    /// Different sizes, in pixels.
    case size(expected: [Int], actual: [Int])
    /// A number of different pixels, within these columns and rows.
    case pixels(count: Int, of: Int, columns: ClosedRange<Int>, rows: ClosedRange<Int>)
  }

  /// Returns the difference between two pictures, or `nil` if it is within the tolerance.
  func difference(from expected: DisplayImage, to actual: DisplayImage) -> Difference? {
    guard (expected.width, expected.height) == (actual.width, actual.height) else {
      return .size(
        expected: [expected.width, expected.height], actual: [actual.width, actual.height])
    }
    if expected.pixels == actual.pixels { return nil }
    let limit = Int((max(0, min(1, color)) * 255).rounded(.down))
    var count = 0
    var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
    expected.pixels.withUnsafeBufferPointer { old in
      actual.pixels.withUnsafeBufferPointer { new in
        for pixel in 0..<(old.count / 4) {
          let start = pixel * 4
          var isSame = true
          for byte in start..<start + 4 where abs(Int(old[byte]) - Int(new[byte])) > limit {
            isSame = false
          }
          guard !isSame else { continue }
          count += 1
          let (x, y) = (pixel % expected.width, pixel / expected.width)
          (left, right) = (min(left, x), max(right, x))
          (top, bottom) = (min(top, y), max(bottom, y))
        }
      }
    }
    let total = expected.width * expected.height
    guard Double(count) > max(0, pixels) * Double(total), count > 0 else { return nil }
    return .pixels(count: count, of: total, columns: left...right, rows: top...bottom)
  }
}
