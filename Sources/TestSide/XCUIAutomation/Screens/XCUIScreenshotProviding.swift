import Foundation

/// Something of which pictures can be taken.
public protocol XCUIScreenshotProviding: NSObjectProtocol {
  /// Takes a picture of what is to be seen now.
  func screenshot() -> XCUIScreenshot
}
