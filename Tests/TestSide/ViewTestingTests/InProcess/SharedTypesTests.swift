import Foundation
import TerminalUIKit
import Testing
import XCUIAutomation

/// The types that an app and its tests share, so that a file may import both modules.
@MainActor
@Suite(.serialized) struct SharedTypesTests {
  @Test func `a test's picture has the toolkit's type`() throws {
    let drawn = try #require(UIImage(data: Self.pixel))
    let view = UIImageView(image: drawn)
    #expect(view.image === drawn && view.image?.size == CGSize(width: 1, height: 1))
    let picture: KeyPath<XCUIScreenshot, UIImage> = \.image
    #expect(type(of: picture).valueType == UIImage.self)
    #expect(XCTAttachment(image: drawn.withTintColor(.red)).lifetime == .deleteOnSuccess)
  }

  @Test func `there is one pasteboard, one screen and one device`() {
    UIPasteboard.general.string = "copied"
    #expect(UIPasteboard.general.strings == ["copied"] && UIPasteboard.general.hasStrings)
    UIPasteboard.general.color = .red
    #expect(UIPasteboard.general.color == .red && !UIPasteboard.general.hasStrings)
    UIPasteboard.general.items = []
    #expect(UIScreen.main.bounds == UIWindow().screen.bounds)
    // Other tests may change the orientation at the same time.
    let orientation: UIDeviceOrientation = UIDevice.current.orientation
    #expect(orientation.isPortrait != orientation.isLandscape)
    #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0, dy: 2.0))
  }

  private static let pixel =
    Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9"
        + "awAAAABJRU5ErkJggg==") ?? Data()
}
