/// Writes pictures as PNG files, with a palette if they have few colours.
///
/// The same pixels always give the same bytes, on every machine.
package enum PNGEncoder {
  /// Returns a picture as a PNG file.
  package static func encode(_ image: DisplayImage) -> [UInt8] {
    var bitmap = Bitmap(width: image.width, height: image.height)
    for index in bitmap.pixels.indices {
      let byte = index * 4
      // The colour of a transparent pixel is invisible, and a uniform one compresses better.
      if image.pixels[byte + 3] == 0 { continue }
      bitmap.pixels[index] =
        UInt32(image.pixels[byte]) << 24 | UInt32(image.pixels[byte + 1]) << 16
        | UInt32(image.pixels[byte + 2]) << 8 | UInt32(image.pixels[byte + 3])
    }
    return encode(bitmap)
  }

  /// Returns a bitmap as a PNG file; an empty one becomes a single transparent pixel, because PNG
  /// requires one.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - text: A text to store in the file.
  package static func encode(_ bitmap: Bitmap, with text: PNGText? = nil) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else {
      return encode(Bitmap(width: 1, height: 1), with: text)
    }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    if let indexed = IndexedBitmap(bitmap) {
      file += header(bitmap, bitDepth: indexed.bitDepth, colorType: 3)
      file += chunk("PLTE", indexed.palette.flatMap { [$0 >> 24, $0 >> 16, $0 >> 8] }.map(low))
      let alphas = indexed.palette.map(low)
      if let last = alphas.lastIndex(where: { $0 != 255 }) {
        file += chunk("tRNS", Array(alphas[...last]))
      }
      file += data(indexed.rows(), rowLength: indexed.rowLength)
    } else {
      let isOpaque = bitmap.pixels.allSatisfy { $0 & 0xFF == 0xFF }
      file += header(bitmap, bitDepth: 8, colorType: isOpaque ? 2 : 6)
      let channels = isOpaque ? 3 : 4
      let rows = RowFilter.rows(bitmap, channels: channels)
      file += data(rows, rowLength: bitmap.width * channels + 1)
    }
    if let text { file += chunk("iTXt", text.chunk) }
    file += chunk("IEND", [])
    return file
  }

  private static func header(_ bitmap: Bitmap, bitDepth: Int, colorType: UInt8) -> [UInt8] {
    chunk(
      "IHDR",
      bigEndian(UInt32(bitmap.width)) + bigEndian(UInt32(bitmap.height))
        + [UInt8(bitDepth), colorType, 0, 0, 0])
  }

  private static func data(_ rows: [UInt8], rowLength: Int) -> [UInt8] {
    chunk("IDAT", Deflate.compress(rows, rowLength: rowLength))
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bigEndian(UInt32(content.count)) + body + bigEndian(Checksum.crc32(body))
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [low(value >> 24), low(value >> 16), low(value >> 8), low(value)]
  }

  private static func low(_ value: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value) }
}
