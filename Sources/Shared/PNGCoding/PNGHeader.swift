/// The header in the first chunk of a PNG.
struct PNGHeader: Hashable {
  enum ColorType: UInt8 {
    case gray = 0
    case color = 2
    case palette = 3
    case grayAlpha = 4
    case colorAlpha = 6
  }

  var width: Int
  var height: Int
  var depth: Int
  var colorType: ColorType
  /// Whether the pixels come in seven passes (Adam7).
  var isInterlaced: Bool

  /// Reads the data of an IHDR chunk.
  init(_ data: ArraySlice<UInt8>) throws {
    let bytes = Array(data)
    guard bytes.count == 13 else { throw PNGReadingError.badHeader }
    width = Self.number(bytes[0..<4])
    height = Self.number(bytes[4..<8])
    depth = Int(bytes[8])
    guard let colorType = ColorType(rawValue: bytes[9]), width > 0, height > 0,
      Self.depths(of: colorType).contains(depth), bytes[10] == 0, bytes[11] == 0, bytes[12] <= 1
    else { throw PNGReadingError.badHeader }
    self.colorType = colorType
    isInterlaced = bytes[12] == 1
    guard width <= Self.pixelLimit / height else {
      throw PNGReadingError.tooBig(width: width, height: height)
    }
  }

  var channels: Int {
    switch colorType {
    case .gray, .palette: 1
    case .grayAlpha: 2
    case .color: 3
    case .colorAlpha: 4
    }
  }

  /// The number of bytes in a row, without the filter byte.
  var rowLength: Int { (width * channels * depth + 7) / 8 }

  /// The number of bytes in all rows, with their filter bytes.
  var dataLength: Int { (rowLength + 1) * height }

  /// The distance, in bytes, at which the filters find the previous pixel.
  var pixelLength: Int { max(1, channels * depth / 8) }

  static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func depths(of colorType: ColorType) -> [Int] {
    switch colorType {
    case .gray: [1, 2, 4, 8, 16]
    case .palette: [1, 2, 4, 8]
    case .color, .grayAlpha, .colorAlpha: [8, 16]
    }
  }

  /// The largest accepted picture, 8192 × 8192 pixels: more than any screen, yet only 256 MB.
  private static let pixelLimit = 1 << 26
}
