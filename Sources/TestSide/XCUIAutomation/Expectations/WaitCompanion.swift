import Foundation

/// Something in the test's own process that goes on while a test waits: an app's time.
@MainActor
package protocol WaitCompanion: AnyObject {
  /// A test begins to wait, on the main thread; what runs its main queue and timers runs them now.
  func waitWillBegin()

  /// The wait is over.
  func waitDidEnd()
}

/// The one that there is, if any.
@MainActor
package enum WaitCompanions {
  /// Set by the module that has one when the program is loaded.
  package static var current: (any WaitCompanion)?

  /// Says that a test begins to wait; only a wait of the main thread lets it do its work.
  nonisolated static func begin() {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { current?.waitWillBegin() }
  }

  /// Says that the wait is over.
  nonisolated static func end() {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { current?.waitDidEnd() }
  }
}
