import AppDriving
import AutomationProtocol
import Foundation
import PlatformTypes

/// The screen of the frontmost app.
///
/// Each test has one screen, which shows the app that the test used last.
// Sendable is unchecked only because of the superclass, NSObject, which has no state.
open class XCUIScreen: NSObject, XCUIScreenshotProviding, @unchecked Sendable {
  /// The screen.
  open class var main: XCUIScreen { screen }

  /// All screens; there is only one.
  open class var screens: [XCUIScreen] { [screen] }

  private static let screen = XCUIScreen()

  /// Takes a picture of the frontmost app, or of an empty screen if no app is running.
  open func screenshot() -> XCUIScreenshot {
    recording(or: NeutralAnswer.screenshot) { test in
      // A picture is always possible, because suites take one even after the app has ended.
      guard let front = FrontmostApp.shown(in: test) else {
        return XCUIScreenshot(emptyScreen: UIScreen.main.bounds.size)
      }
      return try XCUIScreenshot { try front.ask($0, for: .capturing) }
    }
  }
}

extension XCUIElement: XCUIScreenshotProviding {
  /// Takes a picture of the part of the screen that the element covers, or of the whole screen for an
  /// application.
  ///
  /// The picture includes views that cover the element, as a person would see them.
  public func screenshot() -> XCUIScreenshot {
    recording(or: NeutralAnswer.screenshot) { test in
      let query = handle.query == handle.application.root ? nil : handle.query
      return try XCUIScreenshot(of: query) { try handle.ask($0, for: .capturing, in: test) }
    }
  }
}

extension XCUIScreenshot {
  /// Takes a picture in both formats, which agree because time doesn't advance in between.
  fileprivate convenience init(
    of query: ElementQuery? = nil, _ ask: (CaptureCall) throws -> CaptureCall.Result
  ) throws {
    let png = try ask(CaptureCall(.png, of: query))
    let svg = try ask(CaptureCall(.svg, of: query))
    self.init(png: png.data, svg: svg.data, size: png.size)
  }
}
