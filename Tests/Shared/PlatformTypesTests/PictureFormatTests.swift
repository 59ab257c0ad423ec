import Foundation
import Testing

@testable import PlatformTypes

struct PictureFormatTests {
  private static let formats: [([UInt8], PictureFormat?)] = [
    ([0xFF, 0xD8, 0xFF, 0xE1], .jpeg), (Array("GIF89a".utf8), .gif),
    (Array("RIFF\0\0\0\0WEBPVP8 ".utf8), .webP), (Array("\0\0\0\u{18}ftypheic".utf8), .heic),
    (Array("II*\0".utf8), .tiff), (Array("BM is not enough".utf8), nil),
    (Array("BM1234\0\0\0\0\u{36}\0\0\0\0".utf8), .bmp), (Array("%PDF-1.7".utf8), .pdf),
    (Array("<?xml version=\"1.0\"?><svg/>".utf8), .svg), (Array("<?xml?><plist/>".utf8), nil),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], nil), (Array("hello".utf8), nil), ([], nil),
  ]

  @Test(arguments: formats) func `a format is recognised by its first bytes`(
    _ bytes: [UInt8], _ format: PictureFormat?
  ) {
    #expect(PictureFormat(of: Data(bytes)) == format)
  }
}
