import AppDriving
import AutomationProtocol
import Foundation

extension XCUIApplication {
  /// Launches or activates the app and opens a URL in it.
  ///
  /// The test fails if the app has no method that opens URLs, but not if that method rejects this
  /// URL.
  public func open(_ url: URL) {
    activate()
    recording(or: ()) { test in
      _ = try handle.ask(DeviceCall(.open(url)), for: .opening(url), in: test)
    }
  }

  /// Resets the authorization for a resource that the user has granted to the app or denied it.
  ///
  /// A running app continues to run and asks again the next time. Each launch begins without
  /// answers, so there is nothing to reset before a launch.
  public func resetAuthorizationStatus(for resource: XCUIProtectedResource) {
    recording(or: ()) { test in
      guard try handle.isRunning(in: test) else { return }
      do throws(AutomationError) {
        let change = DeviceChange.resetAuthorization(resource.rawValue)
        _ = try handle.ask(DeviceCall(change), for: .configuring, in: test)
      } catch {
        // A toolkit that never asks has no answers to reset.
        guard case .refused(.unsupported) = error.cause else { throw error }
      }
    }
  }
}
