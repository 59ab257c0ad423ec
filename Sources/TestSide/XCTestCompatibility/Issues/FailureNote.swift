import XCTest

/// A sentence that is added to all later failures of a test, including those of assertions.
package enum FailureNote {
  /// Adds a sentence to the failures of the running test, unless it already has one.
  ///
  /// - Returns: Whether the sentence is new.
  package static func add(_ sentence: String) -> Bool {
    guard let testCase = TestLifetimes.currentTestCase else { return false }
    try? InterceptingCaseRun.install(in: testCase)
    let isNew = TestLifetimes.update(testCase) { lifetime in
      guard lifetime.failureNote == nil else { return false }
      lifetime.failureNote = sentence
      return true
    }
    return isNew ?? false
  }

  /// Returns the text of a failure with the sentence appended, unless the text contains it.
  static func adding(to text: String, in testCase: XCTestCase) -> String {
    let note = TestLifetimes.update(testCase) { $0.failureNote } ?? nil
    guard let note, !text.contains(note) else { return text }
    // An assertion without a message leaves a dash at the end.
    return (text.hasSuffix(" - ") ? String(text.dropLast(3)) : text) + "\n\(note)"
  }
}
