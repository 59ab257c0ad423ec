import AppSession

/// Errors about apps that a test of XCTest may have got, until the failures come that tell of them.
///
/// Of an error that a test throws XCTest hands on the words only.
struct NotedErrors {
  private struct Entry {
    var text: String
    var caller: CallSite.Caller
    var crash: CrashNotice?
  }

  private var entries: [Entry] = []

  /// Remembers an error for the test that runs, if XCTest runs it.
  static func note(_ error: AutomationError) {
    guard RunningTest.current.library == .xcTest, let test = TestLifetimes.currentTestCase else {
      return
    }
    // Where that cannot be, nobody knows whether the test is ever told.
    guard (try? InterceptingCaseRun.install(in: test)) != nil else {
      error.crash?.tell()
      return
    }
    let entry = Entry(
      text: error.firstLine, caller: CallSite.Caller(), crash: error.crash)
    TestLifetimes.update { $0.notedErrors.add(entry) }
  }

  /// Takes note of a failure of the test that runs: it may tell of a crash.
  static func noteFailure(_ text: String) {
    let told = TestLifetimes.update { $0.notedErrors.entries.filter { text.contains($0.text) } }
    for entry in told ?? [] { entry.crash?.tell() }
  }

  /// Where an error was made that has become a failure; nil for one that is none of these.
  ///
  /// - Parameter text: What the failure says.
  static func site(of text: String) -> CallSite? {
    TestLifetimes.update { lifetime in
      lifetime.notedErrors.entries.last { text.contains($0.text) }?.caller
    }??.site
  }

  /// Where an error was made first that tells of a crash.
  static func site(of crash: CrashNotice) -> CallSite? {
    TestLifetimes.update { lifetime in
      lifetime.notedErrors.entries.first { $0.crash === crash }?.caller
    }??.site
  }

  private mutating func add(_ entry: Entry) {
    if entries.count >= Self.mostEntries, let first = entries.firstIndex(where: { $0.crash == nil })
    {
      entries.remove(at: first)
    }
    entries.append(entry)
  }

  /// A test that asks on and on after errors throws none but the last.
  private static let mostEntries = 16
}
