/// What the threads of an app are to those who wait for it.
package enum AppThreads {
  /// The name, for the kernel, of a thread that has nothing to do with what the app shows.
  package static let uninvolvedName = "understudy"
}
