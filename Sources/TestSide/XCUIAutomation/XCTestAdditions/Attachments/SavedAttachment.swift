import Foundation

/// An attachment that has been written.
struct SavedAttachment: Sendable, Hashable {
  /// The file.
  var file: URL
  /// Whether it stays when the test passes.
  var isKeptOnSuccess: Bool
}
