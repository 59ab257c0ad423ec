import Foundation
import PlatformTypes
import PNGCoding
import Testing

@testable import XCUIAutomation

struct PicturePixelTests {
  /// Red and green at the top, blue and half-transparent white at the bottom.
  private let four: UIImage

  init() throws {
    four = UIImage(
      content: try #require(
        DisplayImage(
          width: 2, height: 2,
          pixels: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 128])))
  }

  private static func bytes(
    _ image: CGImage, in rect: CGRect, width: Int, height: Int,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
    info: UInt32 = CGImageAlphaInfo.premultipliedLast.rawValue
  ) throws -> [UInt8] {
    let context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: info))
    context.draw(image, in: rect)
    let data = try #require(context.data)
    return Array(UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * height))
  }

  @Test func `a picture provides its pixels`() throws {
    let image = try #require(four.cgImage)
    #expect(image.width == 2)
    #expect(image.height == 2)
    #expect(image.bytesPerRow == 8)
    let data = try #require(image.dataProvider?.data)
    #expect(CFDataGetLength(data) == 16)
    #expect(try #require(CFDataGetBytePtr(data))[5] == 255)
    #expect(UIImage().cgImage == nil)
    #expect(UIImage(cgImage: image) == four)
  }

  @Test func `a picture is cropped, with the origin at the top left`() throws {
    let image = try #require(four.cgImage)
    let part = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 0.5)))
    #expect(part.width == 1)
    #expect(part.height == 1)
    #expect(part.content.pixels == [0, 255, 0, 255])
    #expect(image.cropping(to: CGRect(x: 2, y: 0, width: 1, height: 1)) == nil)
    #expect(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
  }

  @Test func `a picture is drawn upright, with premultiplied colours`() throws {
    let image = try #require(four.cgImage)
    let whole = CGRect(x: 0, y: 0, width: 2, height: 2)
    #expect(
      try Self.bytes(image, in: whole, width: 2, height: 2)
        == [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 128, 128, 128, 128])
  }

  @Test func `a picture is drawn with the origin at the bottom left`() throws {
    let image = try #require(four.cgImage)
    // The picture's top row is then the bitmap's bottom row, and its bottom row is outside.
    let high = CGRect(x: 0, y: 0, width: 2, height: 2).offsetBy(dx: 0, dy: -1)
    #expect(
      try Self.bytes(image, in: high, width: 2, height: 2)
        == [0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 255, 0, 255, 0, 255])
  }

  @Test func `a picture that is drawn into one pixel is averaged`() throws {
    let red = try #require(four.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 2, height: 1)))
    let one = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(try Self.bytes(red, in: one, width: 1, height: 1) == [128, 128, 0, 255])
  }

  @Test func `a bitmap has its colours in the specified order`() throws {
    let red = try #require(four.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1)))
    let one = CGRect(x: 0, y: 0, width: 1, height: 1)
    let little = CGBitmapInfo.byteOrder32Little.rawValue
    #expect(
      try Self.bytes(
        red, in: one, width: 1, height: 1,
        info: CGImageAlphaInfo.premultipliedFirst.rawValue | little) == [0, 0, 255, 255])
    #expect(
      try Self.bytes(
        red, in: one, width: 1, height: 1, info: CGImageAlphaInfo.noneSkipFirst.rawValue)
        == [255, 255, 0, 0])
    #expect(
      try Self.bytes(
        red, in: one, width: 1, height: 1, space: CGColorSpaceCreateDeviceGray(),
        info: CGImageAlphaInfo.none.rawValue) == [54])
  }

  @Test func `a bitmap can be converted to a picture`() throws {
    let image = try #require(four.cgImage)
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(context.makeImage()?.content == image.content)
  }

  @Test(arguments: [
    (0, 1, 8, CGImageAlphaInfo.premultipliedLast), (1, 0, 8, .premultipliedLast),
    (1, 1, 16, .premultipliedLast), (1, 1, 8, .last), (1, 1, 8, .none),
    (1 << 40, 1, 8, .noneSkipLast),
  ])
  func `a bitmap in an unsupported format is nil`(
    _ width: Int, _ height: Int, _ bits: Int, _ alpha: CGImageAlphaInfo
  ) {
    #expect(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue) == nil)
  }
}
