import AppSession
import AutomationProtocol
import Foundation
import PlatformTypes

/// The screen of the app in front.
///
/// There is one for each test: what it shows is the app that the test has used last.
// Sendable is unchecked because of NSObject, which holds nothing.
open class XCUIScreen: NSObject, XCUIScreenshotProviding, @unchecked Sendable {
  /// The screen.
  open class var main: XCUIScreen { screen }

  /// All screens, of which there is one.
  open class var screens: [XCUIScreen] { [screen] }

  private static let screen = XCUIScreen()

  /// Takes a picture of the app in front; of an empty screen where none runs.
  open func screenshot() -> XCUIScreenshot {
    recording(or: NeutralAnswer.screenshot) { test in
      // A screen can always be photographed, as suites do after a test whose app is gone.
      guard let front = try? FrontmostApp(in: test) else {
        return XCUIScreenshot(emptyScreen: UIScreen.main.bounds.size)
      }
      return try XCUIScreenshot { try front.ask($0, for: .capturing) }
    }
  }
}

extension XCUIElement: XCUIScreenshotProviding {
  /// Takes a picture of the part of the screen where it is; of an application, of its whole screen.
  ///
  /// What lies over it is in the picture too, as a person would see it.
  public func screenshot() -> XCUIScreenshot {
    recording(or: NeutralAnswer.screenshot) { test in
      let query = handle.chain.query.steps.isEmpty ? nil : handle.chain.query
      return try XCUIScreenshot(of: query) { try handle.ask($0, for: .capturing, in: test) }
    }
  }
}

extension XCUIScreenshot {
  /// Takes a picture in both formats, between which nothing can happen: time stands still.
  fileprivate convenience init(
    of query: ElementQuery? = nil, _ ask: (CaptureCall) throws -> CaptureCall.Result
  ) throws {
    let png = try ask(CaptureCall(.png, of: query))
    let svg = try ask(CaptureCall(.svg, of: query))
    self.init(png: png.data, svg: svg.data, size: png.size)
  }
}
