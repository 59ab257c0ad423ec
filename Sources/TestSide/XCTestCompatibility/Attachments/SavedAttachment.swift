import Foundation

/// An attachment that has been saved.
struct SavedAttachment: Sendable, Hashable {
  /// The file.
  var file: URL
  /// Whether the file is kept when the test passes.
  var isKeptOnSuccess: Bool
}
