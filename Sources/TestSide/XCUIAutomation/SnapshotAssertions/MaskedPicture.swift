import Foundation
import PNGCoding

/// A picture of a part of a screen, and the places in it that are not compared.
struct MaskedPicture {
  /// The picture as the app has sent it, a PNG file.
  let png: Data
  /// The places, in pixels.
  let masks: [Area]

  /// A rectangle of pixels.
  struct Area: Equatable {
    var columns: Range<Int>
    var rows: Range<Int>
  }

  init(png: Data, masks: [Area]) {
    self.png = png
    self.masks = masks
  }

  /// The picture, with the places painted over.
  ///
  /// - Throws: `PNGReadingError`.
  func image() throws -> DisplayImage { masking(try PNGReader.read(Array(png))) }

  /// The file of the picture, with the places painted over.
  func data() throws -> Data {
    masks.isEmpty ? png : Data(PNGEncoder.encode(try image()))
  }

  /// Takes a picture; `nil` if the test has failed meanwhile.
  ///
  /// - Parameters:
  ///   - subject: What is pictured.
  ///   - elements: The elements whose places are not compared.
  init?(
    of subject: any XCUIScreenshotProviding, masking elements: [XCUIElement], in test: RunningTest
  ) throws {
    let shot = subject.screenshot()
    // An app is on the screen as a whole, wherever its windows are.
    let element = (subject as? XCUIApplication) == nil ? subject as? XCUIElement : nil
    let origin = elements.isEmpty ? .zero : element?.frame.origin ?? .zero
    let frames = elements.map(\.frame)
    guard !FailureRecorder.hasFailed(test) else { return nil }
    let scale = shot.pixelsPerPoint
    self.init(
      png: shot.pngRepresentation,
      masks: frames.map { Self.area($0.offsetBy(dx: -origin.x, dy: -origin.y), scale) })
  }

  /// Returns a reference with the same places painted over.
  func masking(_ reference: DisplayImage) -> DisplayImage { Self.painted(reference, masks) }

  private static func area(_ frame: CGRect, _ scale: Double) -> Area {
    func range(_ start: CGFloat, _ end: CGFloat) -> Range<Int> {
      let lower = max(0, min(1e6, (start * scale).rounded(.down)))
      return Int(lower)..<Int(max(lower, min(1e6, (end * scale).rounded(.up))))
    }
    return Area(columns: range(frame.minX, frame.maxX), rows: range(frame.minY, frame.maxY))
  }

  private static func painted(_ image: DisplayImage, _ masks: [Area]) -> DisplayImage {
    var image = image
    for mask in masks {
      let columns = mask.columns.clamped(to: 0..<image.width)
      let bytes = [[UInt8]](repeating: Self.paint, count: columns.count).flatMap(\.self)
      for row in mask.rows.clamped(to: 0..<image.height) {
        let start = (row * image.width + columns.lowerBound) * 4
        image.pixels.replaceSubrange(start..<start + bytes.count, with: bytes)
      }
    }
    return image
  }

  /// Grey, which no theme of an app begins with.
  private static let paint: [UInt8] = [128, 128, 128, 255]
}
