/// A bitmap of few colours, stored as indices into a palette.
struct IndexedBitmap {
  /// The colours, in the order in which they first appear.
  let palette: [UInt32]
  /// The number of bits per pixel: 1, 2, 4 or 8.
  let bitDepth: Int
  private let width: Int
  private let indices: [UInt8]

  /// The number of bytes in a row, including the filter byte.
  var rowLength: Int { (width * bitDepth + 7) / 8 + 1 }

  /// Makes an indexed bitmap; fails if there are more than 256 colours.
  init?(_ bitmap: Bitmap) {
    var palette: [UInt32] = []
    // Pointers are fast even without optimisation, and this runs for every pixel.
    let indices = [UInt8](unsafeUninitializedCapacity: bitmap.pixels.count) { target, count in
      count = bitmap.pixels.withUnsafeBufferPointer { source in
        Self.index(source, into: target, &palette)
      }
    }
    guard indices.count == bitmap.pixels.count else { return nil }
    self.palette = palette
    self.indices = indices
    width = bitmap.width
    bitDepth = palette.count <= 2 ? 1 : palette.count <= 4 ? 2 : palette.count <= 16 ? 4 : 8
  }

  /// Writes the index of each pixel; returns the number written before there were too many colours.
  private static func index(
    _ source: UnsafeBufferPointer<UInt32>, into target: UnsafeMutableBufferPointer<UInt8>,
    _ palette: inout [UInt32]
  ) -> Int {
    guard let pixels = source.baseAddress, let indices = target.baseAddress else { return 0 }
    var numbers: [UInt32: UInt8] = [:]
    var last = ~pixels[0]
    var lastIndex: UInt8 = 0
    var position = 0
    while position < source.count {
      let pixel = pixels[position]
      if pixel != last {
        if let known = numbers[pixel] {
          lastIndex = known
        } else {
          guard palette.count < 256 else { return position }
          lastIndex = UInt8(palette.count)
          numbers[pixel] = lastIndex
          palette.append(pixel)
        }
        last = pixel
      }
      indices[position] = lastIndex
      position += 1
    }
    return position
  }

  /// Returns the rows in PNG's form, unfiltered, because filters don't help with indices.
  func rows() -> [UInt8] {
    let length = rowLength * (indices.count / max(width, 1))
    return [UInt8](unsafeUninitializedCapacity: length) { target, count in
      indices.withUnsafeBufferPointer { source in
        guard let pixels = source.baseAddress, let bytes = target.baseAddress else { return }
        var position = 0
        while position < source.count {
          bytes[count] = 0
          count += 1
          let end = position + width
          while position < end {
            var byte: UInt8 = 0
            var shift = 8
            while shift > 0, position < end {
              shift -= bitDepth
              byte |= pixels[position] << UInt8(truncatingIfNeeded: shift)
              position += 1
            }
            bytes[count] = byte
            count += 1
          }
        }
      }
    }
  }
}
