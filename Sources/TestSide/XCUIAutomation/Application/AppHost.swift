import AppDriving

/// A host that runs an app without an executable, such as one in the test's own process.
package protocol AppHost: AnyObject, Sendable {
  /// The app's name in messages.
  var name: String { get }
  /// The names of the app and its first screen, for messages that distinguish apps of the same name.
  var fullName: String { get }
  /// Starts the app with a new session.
  ///
  /// - Throws: `AppSessionError`; the app is no longer running then.
  func launch(_ launch: AppLaunch) throws(AppSessionError) -> AppSession
}
