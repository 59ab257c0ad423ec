import Testing
import XCTest

/// Texts to add to the next failure at a line of the running XCTest test.
///
/// A text is created only if there is such a failure; without a failure nothing is printed.
package struct LineNotes {
  private struct Note {
    var subject: String
    var caller: CallSite.Caller
    var text: @Sendable () -> String
  }

  private var notes: [Note] = []

  /// Adds a text for the line that calls this module, and for the lines that called its function.
  ///
  /// - Parameters:
  ///   - subject: The subject of the text, which replaces an earlier text with the same subject.
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
    // Most tests have no notes, and describing a subject takes time.
    let hasNotes = TestLifetimes.update { !$0.lineNotes.notes.isEmpty }
    guard hasNotes == true else { return }
    let subject = subject()
    TestLifetimes.update { $0.lineNotes.remove(about: [subject]) }
  }

  /// Returns the text of a failure, followed by the texts for its line, which are then dropped.
  static func adding(to text: String, at site: CallSite, in testCase: XCTestCase) -> String {
    let notes = TestLifetimes.update(testCase) { $0.lineNotes.notes } ?? []
    // Both the lookup of lines and the texts need the lock.
    let own = notes.filter { $0.caller.hasOnStack(site) }
    guard !own.isEmpty else { return text }
    let subjects = own.map(\.subject)
    TestLifetimes.update(testCase) { $0.lineNotes.remove(about: subjects) }
    // An assertion without a message leaves a dash at the end.
    let failure = text.hasSuffix(" - ") ? String(text.dropLast(3)) : text
    return ([failure] + own.map { $0.text() }).joined(separator: "\n")
  }

  // A text may own an app, which is released with it, so the caller releases removed notes outside the lock.

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

  /// The maximum number of texts, because the failure for a text follows soon or never.
  private static let noteLimit = 8
}
