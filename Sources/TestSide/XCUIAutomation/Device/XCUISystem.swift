import AutomationProtocol
import Foundation

/// The device's system, which opens URLs.
// Sendable is unchecked because of NSObject, which has no state.
open class XCUISystem: NSObject, @unchecked Sendable {
  /// Opens a URL in the frontmost app, or launches the app of the test target to open it.
  ///
  /// Apps on this platform don't declare URL schemes, so no other app can be chosen. The test fails if
  /// the app has no method that opens URLs.
  open func open(_ url: URL) {
    recording(or: ()) { test in
      guard SessionRegistry.shared.frontmost(in: test.scope) != nil else {
        XCUIApplication().open(url)
        return
      }
      _ = try FrontmostApp(in: test).ask(DeviceCall(.open(url)), for: .opening(url))
    }
  }
}
