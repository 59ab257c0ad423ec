import AutomationProtocol
import Foundation

/// The device's system, which opens URLs.
// Sendable is unchecked because of NSObject, which holds nothing.
open class XCUISystem: NSObject, @unchecked Sendable {
  /// Lets the app in front open a URL, or launches the app of the test target for it.
  ///
  /// Apps here do not declare which URLs they open, so there is none to choose from. The test fails
  /// when the app has no method that opens URLs.
  open func open(_ url: URL) {
    recording(or: ()) { test in
      guard let front = SessionRegistry.shared.frontmost(in: test.scope) else {
        XCUIApplication().open(url)
        return
      }
      _ = try FrontmostApp(front).ask(DeviceCall(.open(url)), for: .opening(url))
    }
  }
}
