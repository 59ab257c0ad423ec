/// A pass of a PNG: a picture of the pixels in every nth column and row.
///
/// An interlaced PNG (Adam7) has up to seven passes, other PNGs a single one with all pixels.
struct PNGPass {
  /// The header with the size of the pass.
  let header: PNGHeader
  private let left: Int
  private let top: Int
  private let columnStep: Int
  private let rowStep: Int

  /// Creates a pass, or returns `nil` if it has no pixels, as in small pictures.
  private init?(_ header: PNGHeader, _ left: Int, _ top: Int, _ columnStep: Int, _ rowStep: Int) {
    guard header.width > left, header.height > top else { return nil }
    var part = header
    part.width = (header.width - left + columnStep - 1) / columnStep
    part.height = (header.height - top + rowStep - 1) / rowStep
    self.header = part
    (self.left, self.top) = (left, top)
    (self.columnStep, self.rowStep) = (columnStep, rowStep)
  }

  /// Returns the passes of a PNG, in the order of the file.
  static func passes(of header: PNGHeader) -> [PNGPass] {
    let all: [PNGPass?] =
      header.isInterlaced
      ? [
        PNGPass(header, 0, 0, 8, 8), PNGPass(header, 4, 0, 8, 8), PNGPass(header, 0, 4, 4, 8),
        PNGPass(header, 2, 0, 4, 4), PNGPass(header, 0, 2, 2, 4), PNGPass(header, 1, 0, 2, 2),
        PNGPass(header, 0, 1, 1, 2),
      ] : [PNGPass(header, 0, 0, 1, 1)]
    return all.compactMap(\.self)
  }

  /// Puts the pixels of the pass into those of the whole picture.
  ///
  /// - Parameters:
  ///   - part: The pixels of the pass, four bytes each.
  ///   - pixels: The pixels of the picture.
  ///   - width: The width of the picture.
  func place(_ part: [UInt8], in pixels: inout [UInt8], width: Int) {
    part.withUnsafeBytes { part in
      pixels.withUnsafeMutableBytes { pixels in
        let from = part.bindMemory(to: UInt32.self)
        let into = pixels.bindMemory(to: UInt32.self)
        var index = 0
        for row in 0..<header.height {
          var place = (top + row * rowStep) * width + left
          for _ in 0..<header.width {
            into[place] = from[index]
            (place, index) = (place + columnStep, index + 1)
          }
        }
      }
    }
  }
}
