/// Why a snapshot fails.
enum SnapshotFailure: Sendable, CustomStringConvertible {
  case recorded(reference: String)
  case missing(reference: String, present: String)
  case different(name: String, reference: String, present: String, SnapshotDifference)
  case nameTwice(name: String, otherLine: UInt)
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
      There is no reference for this snapshot, and none is recorded where CI is set. Run the test by \
      hand, look at what it records, and check that in.
        reference: \(reference)
        now:       \(present)
      """
    case .different(let name, let reference, let present, let difference):
      """
      “\(name)” does not look like its reference: \(difference.summary)
        reference: \(reference)
        now:       \(present)
      \(difference.details)If the change is meant, delete the reference and run the test again.
      """
    case .nameTwice(let name, let otherLine):
      """
      “\(name)” is the snapshot of line \(otherLine) already. Tell them apart: \
      assertSnapshot(of:as:named:).
      """
    case .files(let reference, let reason):
      "The reference \(reference) could not be read or written: \(reason)"
    }
  }
}
