import XCUIAutomation

/// The reason why a snapshot fails.
enum SnapshotFailure: Sendable, CustomStringConvertible {
  case recorded(reference: String)
  case missing(reference: String, present: String)
  case different(name: String, reference: String, present: String, SnapshotDifference)
  case clash(SnapshotLedger.Clash)
  case files(reference: String, reason: String)

  var description: String {
    switch self {
    case .recorded(let reference):
      """
      There was no reference for this snapshot, so it was recorded. Look at it, and run the test \
      again to compare with it:
        \(reference)
      """
    case .missing(let reference, let present):
      """
      There is no reference for this snapshot, and references are not recorded if CI is set. Run the \
      test locally, review the reference that it records, and check it in.
        reference: \(reference)
        now:       \(present)
      """
    case .different(let name, let reference, let present, let difference):
      """
      “\(name)” does not look like its reference: \(difference.summary)
        reference: \(reference)
        now:       \(present)
      \(difference.details)If the change is intended, delete the reference and run the test again.
      """
    case .clash(.otherArguments(let file)):
      """
      “\(file)” is already the snapshot of this test with other arguments, and each case needs a separate \
      reference. Name it after the arguments, as in assertSnapshot(of: view, named: "\\(argument)").
      """
    case .clash(.otherTest(let file, let test)):
      """
      “\(file)” is already the snapshot of \(test.map { "the test \($0.name)" } ?? "another test"). \
      Distinguish them by name: assertSnapshot(of: view, named: "…").
      """
    case .clash(.number(let file, let other)):
      """
      “\(file)” is already a numbered snapshot of this test, one of several with the name of “\(other)”. \
      Give this snapshot, or those, another name: assertSnapshot(of: view, named: "…").
      """
    case .files(let reference, let reason):
      """
      The reference could not be read or written: \(reason) If it cannot be repaired, delete it and \
      run the test again, which records it.
        \(reference)
      """
    }
  }
}
