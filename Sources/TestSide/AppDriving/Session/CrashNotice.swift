import Synchronization

/// A crash of an app that has not been reported to the test yet.
///
/// The errors that report the crash hold the notice. Not every error reaches the test, because many
/// calls can return another value instead.
package final class CrashNotice: Sendable {
  /// The crash as an error.
  package let error: AppSessionError
  /// The app's name.
  package let app: String
  private let session: AppSession

  init(_ error: AppSessionError, of session: AppSession) {
    self.error = error
    app = session.name
    self.session = session
  }

  /// Marks the crash as reported to the test.
  package func markAsReported() { session.crash.withLock { $0.error = nil } }
}
