import AutomationAgent
import Foundation
import PNGCoding
import Testing

@testable import DesktopAdapter

@Suite struct `The background of a text` {
  private static let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
  private static let black = DrawnText.Color(red: 0, green: 0, blue: 0)

  /// Returns a picture in one colour, with some pixels of others.
  private func picture(_ ground: UInt32, _ others: [UInt32]) -> TextBackground {
    var bitmap = Bitmap(width: 10, height: 10)
    for index in bitmap.pixels.indices { bitmap.pixels[index] = ground << 8 | 0xFF }
    for (index, pixel) in others.enumerated() { bitmap.pixels[index] = pixel << 8 | 0xFF }
    return TextBackground(bitmap)
  }

  @Test func `is the colour of most pixels, if soft edges lead to the text's colour`() {
    let white = DrawnText.Color(red: 1, green: 1, blue: 1)
    let soft = picture(0xFFFFFF, [0xC0C0C0, 0x808080, 0x606060])
    #expect(soft.color(in: Self.frame, behind: Self.black) == white)
  }

  @Test func `is unknown where the text is missing or covered`() {
    #expect(picture(0xFFFFFF, []).color(in: Self.frame, behind: Self.black) == nil)
    #expect(picture(0xFFFFFF, [0xFF0000]).color(in: Self.frame, behind: Self.black) == nil)
    #expect(picture(0xFFFFFF, [0xEEEEEE]).color(in: Self.frame, behind: Self.black) == nil)
    #expect(picture(0, [0xFFFFFF]).color(in: Self.frame, behind: Self.black) == nil)
  }

  @Test func `is unknown if it is uneven or outside the picture`() {
    let uneven = picture(0xFFFFFF, (0..<60).map { 0x010101 * $0 })
    #expect(uneven.color(in: Self.frame, behind: Self.black) == nil)
    let far = Self.frame.offsetBy(dx: 100, dy: 0)
    #expect(picture(0xFFFFFF, [0]).color(in: far, behind: Self.black) == nil)
  }
}
