/// A reader of PNG files of all colour types and depths, interlaced or not.
///
/// Sixteen bits per channel become eight. Colour profiles and gamma are ignored: pixels are taken
/// as sRGB.
package struct PNGReader {
  private var header: PNGHeader?
  private var palette: [UInt8] = []
  private var transparency: [UInt8] = []
  private var packed: [UInt8] = []
  private var texts: [ArraySlice<UInt8>] = []

  /// Reads the parts of a file.
  ///
  /// - Throws: `PNGReadingError`.
  package init(_ bytes: [UInt8]) throws { try readChunks(bytes) }

  /// Returns the picture in a file.
  ///
  /// - Throws: `PNGReadingError`.
  package static func read(_ bytes: [UInt8]) throws -> DisplayImage {
    try PNGReader(bytes).image()
  }

  /// Returns the first text with a keyword that is stored in the file.
  ///
  /// - Returns: The text, or `nil` if there is no intact one.
  package func text(_ keyword: String) -> String? {
    let key = Array(keyword.utf8) + [0]
    return texts.first { $0.starts(with: key) }.flatMap { PNGText($0)?.text }
  }

  private mutating func readChunks(_ bytes: [UInt8]) throws {
    guard bytes.starts(with: Self.signature) else { throw PNGReadingError.notPNG }
    var position = Self.signature.count
    while true {
      guard bytes.count - position >= 12 else { throw PNGReadingError.truncated }
      let length = PNGHeader.number(bytes[position..<(position + 4)])
      guard length <= bytes.count - position - 12 else { throw PNGReadingError.truncated }
      let end = position + 8 + length
      let type = String(decoding: bytes[(position + 4)..<(position + 8)], as: UTF8.self)
      let data = bytes[(position + 8)..<end]
      let sum = UInt32(PNGHeader.number(bytes[end..<(end + 4)]))
      guard Checksum.crc32(bytes[(position + 4)..<end]) == sum else {
        throw PNGReadingError.badChecksum
      }
      guard header != nil || type == "IHDR" else { throw PNGReadingError.badHeader }
      switch type {
      case "IHDR": header = try PNGHeader(data)
      case "PLTE": palette = Array(data)
      case "tRNS": transparency = Array(data)
      case "IDAT": packed += data
      case "iTXt": texts.append(data)
      case "IEND": return
      default: break
      }
      position = end + 4
    }
  }

  /// Returns the picture.
  ///
  /// - Throws: `PNGReadingError`.
  package func image() throws -> DisplayImage {
    guard let header else { throw PNGReadingError.badHeader }
    if header.colorType == .palette, palette.count < 3 { throw PNGReadingError.missingPalette }
    let passes = PNGPass.passes(of: header)
    let length = passes.reduce(0) { $0 + $1.header.dataLength }
    var data = try Inflater.inflate(packed, limit: length)
    guard data.count == length else { throw PNGReadingError.truncated }
    let pixels =
      try header.isInterlaced
      ? interlacedPixels(passes, data, header) : rowPixels(&data, header)
    guard let image = DisplayImage(width: header.width, height: header.height, pixels: pixels)
    else { throw PNGReadingError.badData }
    return image
  }

  /// Returns the pixels of an interlaced picture, four bytes each.
  private func interlacedPixels(
    _ passes: [PNGPass], _ data: [UInt8], _ header: PNGHeader
  ) throws -> [UInt8] {
    var result = [UInt8](repeating: 0, count: header.width * header.height * 4)
    var rest = data[...]
    for pass in passes {
      var rows = Array(rest.prefix(pass.header.dataLength))
      rest = rest.dropFirst(rows.count)
      let part = try rowPixels(&rows, pass.header)
      pass.place(part, in: &result, width: header.width)
    }
    return result
  }

  /// Returns the pixels of rows, four bytes each.
  ///
  /// - Parameters:
  ///   - rows: The rows, each preceded by its filter byte.
  ///   - header: The header with the size of the rows.
  private func rowPixels(_ rows: inout [UInt8], _ header: PNGHeader) throws -> [UInt8] {
    try PNGRowFilter.undo(&rows, rowLength: header.rowLength, pixelLength: header.pixelLength)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(header.width * header.height * 4)
    let converter = PNGPixelConverter(
      header: header, palette: palette, transparency: transparency)
    for row in 0..<header.height {
      let start = row * (header.rowLength + 1) + 1
      converter.append(rows[start..<(start + header.rowLength)], to: &pixels)
    }
    return pixels
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
