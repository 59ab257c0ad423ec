import AppDriving

/// The reason why a snapshot of a running app fails.
enum SnapshotMismatch: Error, Equatable {
  /// There was no reference; now there is.
  case recorded(reference: String)
  /// There is no reference, and none may be recorded.
  case missing(reference: String, actual: String)
  /// What there is differs from the reference.
  case differs(name: String, Difference, command: String, page: String)
  /// The elements of a screen, which isn't an element.
  case noElements
  /// A file can't be read or written.
  case file(path: String, reason: String)

  /// How a snapshot differs from its reference.
  enum Difference: Equatable {
    case picture(PictureTolerance.Difference)
    /// The lines that only one of the two has.
    case lines([LineDifference.Line])
    /// The reference is no PNG file.
    case unreadable
  }
}
