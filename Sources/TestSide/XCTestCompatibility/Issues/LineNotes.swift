import Testing
import XCTest

/// Texts that belong to the next failure at a line of the running XCTest test.
///
/// A text is made only if there is such a failure; a test that goes on prints nothing.
package struct LineNotes {
  private struct Note {
    var subject: String
    var caller: CallSite.Caller
    var text: @Sendable () -> String
  }

  private var notes: [Note] = []

  /// Adds a text for the line that calls this module, or for one that has called the function of that
  /// line.
  ///
  /// - Parameters:
  ///   - subject: What the text is about; it replaces an earlier text about the same.
  ///   - text: Returns the text.
  package static func add(about subject: String, _ text: @escaping @Sendable () -> String) {
    guard Test.current == nil, let testCase = TestLifetimes.currentTestCase,
      (try? InterceptingCaseRun.install(in: testCase)) != nil
    else { return }
    let note = Note(subject: subject, caller: CallSite.Caller(), text: text)
    TestLifetimes.update(testCase) { $0.lineNotes.append(note) }
  }

  /// Drops the text about a subject, if there is one.
  package static func drop(about subject: @autoclosure () -> String) {
    // Most tests have none, and most subjects take time to describe.
    let hasNotes = TestLifetimes.update { !$0.lineNotes.notes.isEmpty }
    guard hasNotes == true else { return }
    let subject = subject()
    TestLifetimes.update { $0.lineNotes.remove(about: [subject]) }
  }

  /// Returns the text of a failure, followed by those that belong to its line; they are dropped.
  static func adding(to text: String, at site: CallSite, in testCase: XCTestCase) -> String {
    let notes = TestLifetimes.update(testCase) { $0.lineNotes.notes } ?? []
    // Both the line and the text take requests to other parts of the process, which need the lock.
    let own = notes.filter { $0.caller.hasOnStack(site) }
    guard !own.isEmpty else { return text }
    let subjects = own.map(\.subject)
    TestLifetimes.update(testCase) { $0.lineNotes.remove(about: subjects) }
    // An assertion without a message leaves a dash at the end.
    let failure = text.hasSuffix(" - ") ? String(text.dropLast(3)) : text
    return ([failure] + own.map { $0.text() }).joined(separator: "\n")
  }

  // What a text needs may be an app that ends with it, so the caller lets go of it outside the lock.

  private mutating func append(_ note: Note) -> [Note] {
    var removed = remove(about: [note.subject])
    if notes.count == Self.noteLimit { removed.append(notes.removeFirst()) }
    notes.append(note)
    return removed
  }

  private mutating func remove(about subjects: [String]) -> [Note] {
    let removed = notes.filter { subjects.contains($0.subject) }
    notes.removeAll { subjects.contains($0.subject) }
    return removed
  }

  /// The failure that a text is for follows soon, or never.
  private static let noteLimit = 8
}
