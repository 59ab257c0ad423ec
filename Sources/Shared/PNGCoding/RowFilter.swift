/// Filters the rows of a picture of many colours, so that they compress better.
enum RowFilter {
  /// Returns each row unchanged, or as differences to the previous pixel or the row above.
  ///
  /// Rows of few colours stay unchanged, because the compressor finds their repeats anyway. For
  /// other rows, which are parts of photographs, the smallest form is chosen.
  static func rows(_ bitmap: Bitmap, channels: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bitmap.height * (bitmap.width * channels + 1))
    var above: [UInt8] = []
    for row in 0..<bitmap.height {
      let pixels = bitmap.pixels[row * bitmap.width..<(row + 1) * bitmap.width]
      let current = bytes(pixels, channels: channels)
      if hasFewColors(pixels) {
        result.append(0)
        result += current
      } else {
        if above.isEmpty { above = Array(repeating: 0, count: current.count) }
        appendSmallest(current, above: above, channels: channels, to: &result)
      }
      above = current
    }
    return result
  }

  private static func hasFewColors(_ pixels: ArraySlice<UInt32>) -> Bool {
    var known: [UInt32] = []
    var last: UInt32 = 0
    for pixel in pixels where pixel != last {
      last = pixel
      if known.contains(pixel) { continue }
      known.append(pixel)
      if known.count > 24 { return false }
    }
    return true
  }

  private static func bytes(_ pixels: ArraySlice<UInt32>, channels: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels.count * channels)
    for pixel in pixels {
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 24))
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 16))
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 8))
      if channels == 4 { bytes.append(UInt8(truncatingIfNeeded: pixel)) }
    }
    return bytes
  }

  private static func appendSmallest(
    _ current: [UInt8], above: [UInt8], channels: Int, to result: inout [UInt8]
  ) {
    var fromLeft = current
    var fromAbove = current
    var costs = [0, 0, 0]
    for index in current.indices {
      let byte = current[index]
      if index >= channels { fromLeft[index] = byte &- current[index - channels] }
      fromAbove[index] = byte &- above[index]
      costs[0] += cost(byte)
      costs[1] += cost(fromLeft[index])
      costs[2] += cost(fromAbove[index])
    }
    let best = costs.indices.min { costs[$0] < costs[$1] } ?? 0
    result.append(UInt8(best))
    result += best == 0 ? current : best == 1 ? fromLeft : fromAbove
  }

  /// Returns the usual estimate of how badly a byte compresses: its distance from zero.
  private static func cost(_ byte: UInt8) -> Int { byte < 128 ? Int(byte) : 256 - Int(byte) }
}
