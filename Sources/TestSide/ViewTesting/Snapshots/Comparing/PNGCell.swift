import TerminalUIKit

/// One cell of a picture: a blank cell has one colour, a cell with a character has two.
struct PNGCell {
  /// The pixels of a whole picture, row by row; red is each pixel's lowest byte, alpha its highest.
  struct Pixels {
    var base: UnsafePointer<UInt32>
    var width: Int
    var height: Int
  }

  /// The colour of the first pixel.
  let first: UInt32
  /// The next colour, or `nil` if all pixels have the first one.
  private(set) var second: UInt32?
  /// Whether there are more colours than two.
  private(set) var hasMore = false
  /// The pixels that do not have the first colour.
  private var others: PNGGlyphs.Rows

  /// Reads the colours of a cell.
  ///
  /// - Parameter pixels: The picture; pixels outside it are clear.
  init(_ pixels: Pixels, _ column: Int, _ row: Int) {
    first = Self.pixel(pixels, column * PNGGlyphs.cellWidth, row * PNGGlyphs.cellHeight)
    others = Array(repeating: 0, count: PNGGlyphs.cellHeight)
    Self.visit(pixels, column, row) { pixel, x, y in
      guard pixel != first else { return }
      if second == nil { second = pixel } else if second != pixel { hasMore = true }
      others[y] |= 0x8000_0000 &>> UInt32(truncatingIfNeeded: x)
    }
  }

  /// Returns the pixels with one of the cell's two colours.
  func rows(of ink: UInt32) -> PNGGlyphs.Rows {
    if ink == first { return others.map { ~$0 & PNGGlyphs.cell } }
    return ink == second ? others : others.map { _ in 0 }
  }

  /// Whether more than half of the pixels have the first colour.
  var isMostlyFirst: Bool {
    let count = others.reduce(0) { $0 + $1.nonzeroBitCount }
    return count * 2 < PNGGlyphs.cellWidth * PNGGlyphs.cellHeight
  }

  /// Returns a hash of the cell's pixels (FNV-1a, one pixel at a time).
  static func hash(_ pixels: Pixels, _ column: Int, _ row: Int) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    visit(pixels, column, row) { pixel, _, _ in
      hash = (hash ^ UInt64(pixel)) &* 0x100_0000_01B3
    }
    return hash
  }

  private static func pixel(_ pixels: Pixels, _ x: Int, _ y: Int) -> UInt32 {
    x < pixels.width && y < pixels.height
      ? UInt32(littleEndian: pixels.base[y &* pixels.width &+ x]) : 0
  }

  /// Visits the pixels of a cell with a manual loop.
  ///
  /// The standard library's iterators would dominate the time in a debug build, in which tests run.
  private static func visit(
    _ pixels: Pixels, _ column: Int, _ row: Int, _ body: (UInt32, _ x: Int, _ y: Int) -> Void
  ) {
    let (left, top) = (column * PNGGlyphs.cellWidth, row * PNGGlyphs.cellHeight)
    var y = 0
    while y < PNGGlyphs.cellHeight {
      var x = 0
      while x < PNGGlyphs.cellWidth {
        body(pixel(pixels, left &+ x, top &+ y), x, y)
        x &+= 1
      }
      y &+= 1
    }
  }
}
