/// The reason the secrets of an app can't be read or written.
public struct AppSecretsError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path of the file.
  public var path: String
  /// Whether reading failed, rather than writing.
  public var isReading: Bool
  /// The system's reason.
  public var reason: String

  /// The error as a sentence.
  public var description: String {
    "The secrets in \(path) could not be \(isReading ? "read" : "written"): \(reason)"
  }
}
