import AutomationProtocol
import Foundation
import PlatformTypes
import PNGCoding

/// What a failed test gets in place of an answer.
///
/// Apple ends a test at its failure. XCTest on Linux cannot, so that the rest of the test runs, and a crash
/// in it would end all tests after it. So these are answers that ordinary code survives:
/// `cells.allElementsBoundByIndex[0]`, `0...cells.count - 1`, `Int(label)!`, `value as! String`. Nothing
/// exists, and nothing can be tapped.
enum NeutralAnswer {
  /// A label, a title, an identifier: it has a first character, and is a number.
  static let text = "0"
  /// A value.
  static let value: ElementValue? = .string(text)
  /// A text that an element may not have.
  static let placeholder: String? = text
  /// How many elements there are; one less is a position.
  static let count = 1
  /// Where an element is: sizes can be divided by.
  static let frame = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// A picture that can be decoded and written.
  static let screenshot = XCUIScreenshot(noiseOf: 1)

  /// The elements of a query: as many as it counts.
  static func elements(of query: ElementHandle) -> [XCUIElement] {
    (0..<count).map { XCUIElement(query.appending(.index($0))) }
  }
}

extension XCUIScreenshot {
  /// A square picture of nothing in particular; the bigger it is, the longer are its bytes.
  ///
  /// - Parameter side: In points, and in pixels.
  convenience init(noiseOf side: Int) {
    var bitmap = Bitmap(width: side, height: side)
    var noise: UInt32 = 1
    for index in bitmap.pixels.indices {
      noise = noise &* 1_664_525 &+ 1_013_904_223
      bitmap.pixels[index] = noise | 0xFF
    }
    self.init(bitmap)
  }

  /// A picture of a screen with nothing on it.
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
