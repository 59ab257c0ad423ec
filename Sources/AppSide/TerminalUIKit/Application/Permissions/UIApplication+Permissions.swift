import AppRuntime
import Foundation

/// Permissions that the user gives an app.
///
/// The frameworks that ask for them on Apple's platforms don't exist on Linux, and nothing is
/// protected here. An app that asks on iOS asks here in its place, so that its flows, and the tests of
/// them, are the same: the system shows an alert in front of the app's windows, and the app gets the
/// answer.
extension UIApplication {
  /// Returns whether the user has allowed the app to use a resource.
  ///
  /// Each launch begins without answers, except those in its arguments: `-ui-testing.grant camera,photos`
  /// and `-ui-testing.deny location`.
  public func authorizationStatus(for resource: ProtectedResource) -> AuthorizationStatus {
    authorizations.status(for: resource)
  }

  /// Asks the user for permission to use a resource, unless the user has answered before.
  ///
  /// - Parameters:
  ///   - resource: The resource.
  ///   - purpose: Why the app needs it: what an app on iOS says in its `Info.plist`.
  ///   - completionHandler: A closure that gets whether the user allows the use, after the answer, or
  ///     in a later turn if it is known.
  public func requestAuthorization(
    for resource: ProtectedResource, purpose: String? = nil,
    completionHandler: @escaping @MainActor (Bool) -> Void
  ) {
    let authorizations = authorizations
    let status = authorizations.status(for: resource)
    guard status == .notDetermined else {
      clock.schedule(after: 0, named: "an answer about permission") {
        completionHandler(status == .authorized)
      }
      return
    }
    let prompt = PermissionPrompt(for: resource, app: accessibilityLabel ?? "", purpose: purpose)
    authorizations.ask(for: resource, prompt) { completionHandler($0) }
  }

  /// Asks the user for permission to use a resource, unless the user has answered before.
  ///
  /// - Returns: Whether the user allows the use.
  public func requestAuthorization(
    for resource: ProtectedResource, purpose: String? = nil
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      requestAuthorization(for: resource, purpose: purpose) { continuation.resume(returning: $0) }
    }
  }

  /// Forgets the user's answer, so that the app asks again.
  package func resetAuthorization(for resource: ProtectedResource) {
    authorizations.reset(resource)
  }

  /// The window of the system's permission prompt, or `nil` if there isn't one.
  var permissionWindow: PermissionWindow? { authorizations.window }
}
