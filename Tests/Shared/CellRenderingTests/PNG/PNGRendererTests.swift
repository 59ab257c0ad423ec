import Foundation
import PNGCoding
import TerminalTestSupport
import Testing

@testable import CellRendering

@Suite struct PNGRendererTests {
  private func pixel(_ picture: DisplayImage, _ x: Int, _ y: Int) -> [UInt8] {
    Array(picture.pixels[4 * (y * picture.width + x)..<4 * (y * picture.width + x + 1)])
  }

  @Test(arguments: [1, 2])
  func `the sample screen is drawn as recorded`(scale: Int) throws {
    let png = PNGRenderer.png(CellBuffer(SampleScreen.list), scale: scale)
    #expect(png == PNGRenderer.png(CellBuffer(SampleScreen.list), scale: scale))
    try Golden.expect(png, "sample@\(scale)x.png")
  }

  @Test func `cells are eight by sixteen pixels times the scale`() throws {
    let buffer = CellBuffer.drawn(3, 2, [.fill(8, 16, 8, 16)])
    for scale in [0, 1, 2, 9] {
      let picture = try PNGReader.read(PNGRenderer.png(buffer, scale: scale))
      let side = min(max(scale, 1), 2)
      #expect(picture.width == 24 * side)
      #expect(picture.height == 32 * side)
      #expect(pixel(picture, 8 * side, 16 * side) == [255, 0, 0, 255])
      #expect(pixel(picture, 8 * side - 1, 16 * side) == [255, 255, 255, 255])
      #expect(pixel(picture, 16 * side, 16 * side) == [255, 255, 255, 255])
    }
  }

  @Test func `pictures have their true pixels, cut by round clips`() throws {
    let image = DisplayImage.drawn(8, 8) { x, y in (x + y) % 2 == 0 ? .pureRed : .pureBlue }
    let buffer = CellBuffer.drawn(
      2, 1, [.clip(0, 0, 8, 8, radius: 4), .image(image, 0, 0, 8, 8), .popClip])
    let picture = try PNGReader.read(PNGRenderer.png(buffer, scale: 1))
    #expect(pixel(picture, 4, 4) == [255, 0, 0, 255])
    #expect(pixel(picture, 5, 4) == [0, 0, 255, 255])
    #expect(pixel(picture, 0, 0) == [255, 255, 255, 255])
    #expect(pixel(picture, 4, 12) == [255, 255, 255, 255])
  }

  @Test func `drawing over a picture hides it`() throws {
    let image = DisplayImage.drawn(1, 1) { _, _ in .pureRed }
    let buffer = CellBuffer.drawn(
      2, 1, [.image(image, 0, 0, 16, 16), .fill(8, 0, 8, 16, .pureBlue), .text("█", 0, 0)])
    let picture = try PNGReader.read(PNGRenderer.png(buffer, scale: 1))
    #expect(pixel(picture, 4, 4) == [0, 0, 0, 255])
    #expect(pixel(picture, 12, 4) == [0, 0, 255, 255])
  }

  @Test func `a screen without cells is still a picture`() throws {
    #expect(try PNGReader.read(PNGRenderer.png(CellBuffer(columns: 0, rows: 0))).pixels.count == 4)
  }
}
