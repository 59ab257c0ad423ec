import Foundation

/// A source of pictures.
public protocol XCUIScreenshotProviding: NSObjectProtocol {
  /// Takes a picture of the current content.
  func screenshot() -> XCUIScreenshot
}
