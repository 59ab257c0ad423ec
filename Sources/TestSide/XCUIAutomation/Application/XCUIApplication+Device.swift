import AppSession
import AutomationProtocol
import Foundation

extension XCUIApplication {
  /// Lets the app open a URL; it is launched or activated first.
  ///
  /// The test fails when the app has no method that opens URLs; one that opens others, but not this
  /// one, is no failure.
  public func open(_ url: URL) {
    activate()
    recording(or: ()) { test in
      _ = try handle.ask(DeviceCall(.open(url)), for: .opening(url), in: test)
    }
  }

  /// Takes back what the user has allowed or forbidden the app.
  ///
  /// Apps here ask nobody, and each launch begins with an empty container, so nothing was ever allowed:
  /// there is nothing to take back, and the app goes on.
  public func resetAuthorizationStatus(for resource: XCUIProtectedResource) {}
}
