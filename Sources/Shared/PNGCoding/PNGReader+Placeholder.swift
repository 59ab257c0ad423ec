extension PNGReader {
  /// Returns a grey picture in place of one that can't be read.
  ///
  /// - Parameter bytes: The bytes of the file. If they begin like those of a PNG, the placeholder has the
  ///   picture's size.
  package static func placeholder(for bytes: [UInt8]) -> DisplayImage {
    var size = usualSize
    // The header is the first chunk, after its length and its type.
    let start = signature.count + 8
    if bytes.starts(with: signature), bytes.count >= start + 13,
      let header = try? PNGHeader(bytes[start..<(start + 13)]),
      header.width * header.height <= pixelLimit
    {
      size = (header.width, header.height)
    }
    // A medium grey that is half transparent.
    let pixels = [UInt8](repeating: 128, count: size.width * size.height * 4)
    return DisplayImage(width: size.width, height: size.height, pixels: pixels) ?? .nothing
  }

  private static let usualSize = (width: 16, height: 16)
  /// The largest size of a placeholder, in pixels; larger pictures get the default one.
  private static let pixelLimit = 1 << 22
}
