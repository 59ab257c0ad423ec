import Foundation
import PlatformTypes
import PNGCoding

/// A bitmap to draw pictures into (Core Graphics), for tests that examine the pixels of a
/// screenshot.
///
/// The origin is at the bottom left, and the top row comes first in memory. A picture that is drawn
/// smaller is averaged. A bitmap has 8 bits per component: grey without alpha, or red, green and
/// blue with premultiplied alpha, or an unused byte, before or after them. For other formats the
/// initializer returns `nil`, as in Core Graphics.
public final class CGContext {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The number of bits per component, always 8.
  public let bitsPerComponent = 8
  /// The number of bytes from one row to the next.
  public let bytesPerRow: Int
  /// The colour space of the pixels.
  public let colorSpace: CGColorSpace?
  /// The layout of a pixel in memory.
  public let bitmapInfo: CGBitmapInfo

  private let format: PixelFormat
  private let memory: UnsafeMutableRawPointer
  private let ownsMemory: Bool

  /// Creates a bitmap, or returns `nil` for a size or format that is not supported.
  ///
  /// - Parameters:
  ///   - data: `height * bytesPerRow` bytes that outlive the bitmap, or `nil` to allocate bytes,
  ///     all zero.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - bitsPerComponent: The number of bits per component, 8.
  ///   - bytesPerRow: The number of bytes from one row to the next; 0, if `data` is `nil`, for the
  ///     number that the pixels need.
  ///   - space: The colour space.
  ///   - bitmapInfo: The layout of a pixel in memory.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    // The limit is the size of the largest message; pictures of a screen are far smaller.
    guard bitsPerComponent == 8, (1...65_536).contains(width), (1...65_536).contains(height),
      let format = PixelFormat(space: space, info: info)
    else { return nil }
    let needed = width * format.bytesPerPixel
    let stride = data == nil && bytesPerRow == 0 ? needed : bytesPerRow
    guard stride >= needed, stride <= 1 << 24 else { return nil }
    self.width = width
    self.height = height
    self.bytesPerRow = stride
    self.format = format
    colorSpace = space
    self.bitmapInfo = info
    ownsMemory = data == nil
    memory =
      data
      ?? .allocate(byteCount: stride * height, alignment: MemoryLayout<UInt64>.alignment)
    if ownsMemory { memory.initializeMemory(as: UInt8.self, repeating: 0, count: stride * height) }
  }

  deinit {
    if ownsMemory { memory.deallocate() }
  }

  /// The bytes of the pixels.
  public var data: UnsafeMutableRawPointer? { memory }

  /// Draws a picture over the existing pixels.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - rect: The rectangle, in pixels from the bottom left, that the picture is stretched to
  ///     fill.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let place = rect.standardized
    guard place.width > 0, place.height > 0,
      [place.minX, place.minY, place.maxX, place.maxY].allSatisfy(\.isFinite)
    else { return }
    let top = CGFloat(height) - place.maxY
    let sampler = PictureSampler(image: image.content)
    for row in Self.pixels(from: top, to: top + place.height, below: height) {
      let rows = Self.part(of: row, from: top, length: place.height, of: image.height)
      for column in Self.pixels(from: place.minX, to: place.maxX, below: width) {
        let columns = Self.part(of: column, from: place.minX, length: place.width, of: image.width)
        let pixel = pixel(column: column, row: row)
        let color = sampler.mean(horizontally: columns, vertically: rows)
        format.write(color.over(format.read(pixel)), to: pixel)
      }
    }
  }

  /// Returns the bitmap as a picture.
  public func makeImage() -> CGImage? {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        pixels += format.read(pixel(column: column, row: row)).straightBytes
      }
    }
    return DisplayImage(width: width, height: height, pixels: pixels).map(CGImage.init)
  }

  private func pixel(column: Int, row: Int) -> UnsafeMutablePointer<UInt8> {
    (memory + row * bytesPerRow + column * format.bytesPerPixel)
      .assumingMemoryBound(to: UInt8.self)
  }

  /// Returns the pixels whose centre lies between two edges.
  private static func pixels(from start: CGFloat, to end: CGFloat, below count: Int) -> Range<Int> {
    let first = Int(min(max((start - 0.5).rounded(.up), 0), CGFloat(count)))
    let last = Int(min(max((end - 0.5).rounded(.up), CGFloat(first)), CGFloat(count)))
    return first..<last
  }

  /// Returns the range of source pixels that a destination pixel shows.
  private static func part(
    of pixel: Int, from start: CGFloat, length: CGFloat, of count: Int
  ) -> ClosedRange<Double> {
    let scale = Double(count) / Double(length)
    let lower = max(0, (Double(pixel) - Double(start)) * scale)
    return lower...max(lower, min(Double(count), (Double(pixel + 1) - Double(start)) * scale))
  }
}
