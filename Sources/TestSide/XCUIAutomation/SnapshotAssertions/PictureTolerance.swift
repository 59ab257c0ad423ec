import Foundation
import PNGCoding

/// How much a picture may differ from its reference.
struct PictureTolerance: Equatable {
  /// The part of the pixels, from 0 to 1.
  var pixels = 0.0
  /// The part of a colour's range that counts as no difference, from 0 to 1.
  var color = 0.0

  /// How two pictures differ.
  enum Difference: Equatable {
    /// In their sizes, in pixels.
    case size(expected: [Int], actual: [Int])
    /// In a number of pixels, which lie between these columns and rows.
    case pixels(count: Int, of: Int, columns: ClosedRange<Int>, rows: ClosedRange<Int>)
  }

  /// Compares two pictures; `nil` if they differ by no more than they may.
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
