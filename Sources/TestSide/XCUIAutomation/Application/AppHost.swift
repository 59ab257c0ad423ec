import AppSession

/// What runs an app that has no executable of its own, such as the test's own process.
package protocol AppHost: AnyObject, Sendable {
  /// What texts call the app.
  var name: String { get }
  /// The app and its first screen, for texts in which another app may have the same name.
  var fullName: String { get }
  /// Starts the app, with a new session.
  ///
  /// - Throws: `AppSessionError`; nothing is left running then.
  func launch(_ launch: AppLaunch) throws(AppSessionError) -> AppSession
}
