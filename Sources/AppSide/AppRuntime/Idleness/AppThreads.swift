/// A naming convention by which waits ignore threads that don't affect the app.
package enum AppThreads {
  /// The kernel's name for a thread that doesn't affect what the app shows.
  package static let uninvolvedName = "understudy"
}
