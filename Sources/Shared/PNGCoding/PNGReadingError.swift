/// The reason a picture can't be read.
package enum PNGReadingError: Error, Hashable {
  case notPNG
  case truncated
  case badChecksum
  case badHeader
  case tooBig(width: Int, height: Int)
  case missingPalette
  case badFilter(UInt8)
  case badData

  /// The reason, as a sentence.
  package var message: String {
    switch self {
    case .notPNG: "The data is not a PNG; only PNG images can be read."
    case .truncated: "The PNG ends in the middle."
    case .badChecksum: "A part of the PNG has the wrong checksum."
    case .badHeader: "The header of the PNG has an invalid size, depth or colour type."
    case .tooBig(let width, let height):
      "The PNG has \(width) × \(height) pixels, which is too many."
    case .missingPalette: "The PNG requires a palette but has none."
    case .badFilter(let filter): "The PNG has a row with filter \(filter); only 0 to 4 are valid."
    case .badData: "The compressed data of the PNG is damaged."
    }
  }
}
