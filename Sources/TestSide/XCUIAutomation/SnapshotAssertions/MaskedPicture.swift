import Foundation
import PNGCoding

/// A picture of a part of a screen, with masked areas that aren't compared.
struct MaskedPicture {
  /// The unmasked picture from the app, as a PNG file.
  let png: Data
  /// The masked areas, in pixels.
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

  /// Returns the picture, with the masks painted over.
  ///
  /// - Throws: `PNGReadingError`.
  func image() throws -> DisplayImage { masking(try PNGReader.read(Array(png))) }

  /// Returns the file of the picture, with the masks painted over.
  func data() throws -> Data {
    masks.isEmpty ? png : Data(PNGEncoder.encode(try image()))
  }

  /// Takes a picture; returns `nil` if the test fails.
  ///
  /// - Parameters:
  ///   - subject: The element, app or screen.
  ///   - elements: The elements to mask.
  init?(
    of subject: any XCUIScreenshotProviding, masking elements: [XCUIElement], in test: RunningTest
  ) throws {
    let shot = subject.screenshot()
    // The picture of an app is that of the whole screen, so its origin is zero.
    let element = (subject as? XCUIApplication) == nil ? subject as? XCUIElement : nil
    let origin = elements.isEmpty ? .zero : element?.frame.origin ?? .zero
    let frames = elements.map(\.frame)
    guard !FailureRecorder.hasFailed(test) else { return nil }
    let scale = shot.pixelsPerPoint
    self.init(
      png: shot.pngRepresentation,
      masks: frames.map { Self.area($0.offsetBy(dx: -origin.x, dy: -origin.y), scale) })
  }

  /// Returns a reference with the same masks painted over.
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

  /// The colour of masks: grey.
  private static let paint: [UInt8] = [128, 128, 128, 255]
}
