import AppDriving

/// The reason why a snapshot of a running app fails.
enum SnapshotMismatch: Error, Equatable {
  /// There was no reference, so it was recorded.
  case recorded(reference: String)
  /// There is no reference, and recording isn't permitted.
  case missing(reference: String, actual: String)
  /// The actual content differs from the reference.
  case differs(name: String, Difference, command: String, page: String)
  /// The elements of a screen were requested, but a screen has no elements.
  case noElements
  /// A file can't be read or written.
  case file(path: String, reason: String)

  /// The difference between a snapshot and its reference.
  enum Difference: Equatable {
    case picture(PictureTolerance.Difference)
    /// The lines of only one of the two texts.
    case lines([LineDifference.Line])
    /// The reference isn't a readable PNG file.
    case unreadable
  }
}
