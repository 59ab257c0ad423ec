import AutomationProtocol
import Foundation
import PlatformTypes
import PNGCoding

/// The answers that a failed test gets instead of the app's: one element whose texts are “0” and that
/// doesn't exist.
///
/// XCTest on Linux can't end a test at its failure, so the rest of the test runs, and a crash there
/// would prevent all later tests. With these answers, ordinary code such as
/// `cells.allElementsBoundByIndex[0]`, `0...cells.count - 1`, `Int(label)!` or `value as! String` doesn't
/// crash.
enum NeutralAnswer {
  /// A label, title or identifier that isn't empty and can be parsed as a number.
  static let text = "0"
  /// A value.
  static let value: ElementValue? = .string(text)
  /// The placeholder of a text field, which may be `nil` for other elements.
  static let placeholder: String? = text
  /// The number of elements; one less is a valid index.
  static let count = 1
  /// The frame of an element, whose size isn't zero, so that it can be a divisor.
  static let frame = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// A picture that can be decoded and saved.
  static let screenshot = XCUIScreenshot(noiseOf: 1)

  /// Returns the elements of a query, as many as its count.
  static func elements(of query: ElementHandle) -> [XCUIElement] {
    (0..<count).map { XCUIElement(query.appending(.index($0))) }
  }
}

extension XCUIScreenshot {
  /// Creates a square picture of noise, which can't be compressed.
  ///
  /// - Parameter side: The length of a side in points, which is also its length in pixels.
  convenience init(noiseOf side: Int) {
    var bitmap = Bitmap(width: side, height: side)
    var noise: UInt32 = 1
    for index in bitmap.pixels.indices {
      noise = noise &* 1_664_525 &+ 1_013_904_223
      bitmap.pixels[index] = noise | 0xFF
    }
    self.init(bitmap)
  }

  /// Creates a picture of an empty screen.
  convenience init(emptyScreen size: CGSize) {
    var bitmap = Bitmap(width: Int(size.width), height: Int(size.height))
    bitmap.fill(0, 0, bitmap.width, bitmap.height, 0x0000_00FF)
    self.init(bitmap)
  }

  private convenience init(_ bitmap: Bitmap) {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(bitmap.width)" height="\(bitmap.height)"/>
      """
    self.init(
      png: Data(PNGEncoder.encode(bitmap)), svg: Data(svg.utf8),
      size: CGSize(width: bitmap.width, height: bitmap.height))
  }
}
