import Synchronization

/// A crash of an app that its test has not been told of yet.
///
/// An error that tells of it holds it. Not every error reaches the test: many a call has something else
/// to give instead.
package final class CrashNotice: Sendable {
  /// How the app has crashed.
  package let error: AppSessionError
  /// The app's name.
  package let app: String
  private let session: AppSession

  init(_ error: AppSessionError, of session: AppSession) {
    self.error = error
    app = session.name
    self.session = session
  }

  /// Says that the test has been told.
  package func tell() { session.crash.withLock { $0.error = nil } }
}
