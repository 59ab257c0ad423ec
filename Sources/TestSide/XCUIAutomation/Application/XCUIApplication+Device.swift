import AppDriving
import AutomationProtocol
import Foundation

extension XCUIApplication {
  /// Opens a URL in the app, which is launched or activated first.
  ///
  /// The test fails if the app has no method that opens URLs, but not if that method rejects this
  /// URL.
  public func open(_ url: URL) {
    activate()
    recording(or: ()) { test in
      _ = try handle.ask(DeviceCall(.open(url)), for: .opening(url), in: test)
    }
  }

  /// Resets the authorizations that the user has granted or denied the app.
  ///
  /// Apps on this platform request no authorizations, and each launch begins with an empty
  /// container. So there is nothing to reset, and the app continues to run.
  public func resetAuthorizationStatus(for resource: XCUIProtectedResource) {}
}
