/// The content that a snapshot of a running app compares.
public enum XCUISnapshotContent: String, Sendable, CaseIterable {
  /// The picture, as pixels; the file is a PNG.
  case picture = "png"
  /// The elements with their types, identifiers, labels and values, a line each, without frames; the file
  /// is a text.
  case elements = "txt"
}
