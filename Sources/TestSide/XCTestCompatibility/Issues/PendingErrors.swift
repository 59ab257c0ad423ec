import AppDriving
import Testing

/// Errors about apps in the running XCTest test, kept until the failures that report them are
/// recorded.
///
/// They are identified by their text, because XCTest passes on only the text of an error that a test throws.
package struct PendingErrors {
  private struct Entry {
    var text: String
    var caller: CallSite.Caller
    var crash: CrashNotice?
  }

  private var entries: [Entry] = []

  /// Remembers an error for the running test, if XCTest runs it.
  package static func add(_ text: @autoclosure () -> String, crash: CrashNotice?) {
    guard Test.current == nil, let test = TestLifetimes.currentTestCase else { return }
    // Without the interception, it isn't known whether the test reports the error. The crash counts as
    // reported, so that it doesn't fail a later test.
    guard (try? InterceptingCaseRun.install(in: test)) != nil else {
      crash?.markAsReported()
      return
    }
    let entry = Entry(text: text(), caller: CallSite.Caller(), crash: crash)
    TestLifetimes.update { $0.pendingErrors.add(entry) }
  }

  /// Handles a failure of the running test, which may report a crash.
  static func handleFailure(_ text: String) {
    let reported = TestLifetimes.update {
      $0.pendingErrors.entries.filter { text.contains($0.text) }
    }
    for entry in reported ?? [] { entry.crash?.markAsReported() }
  }

  /// Returns the line that caused the error in a failure, or `nil` for other failures.
  ///
  /// - Parameter text: The text of the failure.
  static func site(of text: String) -> CallSite? {
    TestLifetimes.update { lifetime in
      lifetime.pendingErrors.entries.last { text.contains($0.text) }?.caller
    }??.site
  }

  /// Returns the line of the first error that reports a crash.
  package static func site(of crash: CrashNotice) -> CallSite? {
    TestLifetimes.update { lifetime in
      lifetime.pendingErrors.entries.first { $0.crash === crash }?.caller
    }??.site
  }

  private mutating func add(_ entry: Entry) {
    if entries.count >= Self.entryLimit, let first = entries.firstIndex(where: { $0.crash == nil })
    {
      entries.remove(at: first)
    }
    entries.append(entry)
  }

  /// The maximum number of errors, because a test with many errors throws one of the last.
  private static let entryLimit = 16
}
