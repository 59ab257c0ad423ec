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

  /// Resets the authorization that the user has granted or denied the app for a resource.
  ///
  /// A running app asks again the next time, and continues to run. Each launch begins without
  /// answers, so before a launch there is nothing to reset.
  public func resetAuthorizationStatus(for resource: XCUIProtectedResource) {
    recording(or: ()) { test in
      guard try handle.isRunning(in: test) else { return }
      do throws(AutomationError) {
        let change = DeviceChange.resetAuthorization(resource.rawValue)
        _ = try handle.ask(DeviceCall(change), for: .configuring, in: test)
      } catch {
        // An app whose toolkit never asks has no answers to forget.
        guard case .refused(.unsupported) = error.cause else { throw error }
      }
    }
  }
}
