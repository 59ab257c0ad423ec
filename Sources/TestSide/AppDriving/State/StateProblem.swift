/// The reason a saved state can't be read or written.
public enum StateProblem: Error, Sendable, Hashable {
  /// No folder exists at the path.
  case missing(path: String, nearest: [String])
  /// There is a file at the path.
  case isFile(path: String)
  /// The folder has no marker, so it isn't a complete saved state.
  case unmarked(path: String)
  /// The marker can't be read.
  case unreadableMarker(path: String, reason: String)
  /// The state was saved by another version of the format.
  case unknownVersion(path: String, version: Int, known: Int)
  /// The state was saved from another app.
  case otherApp(path: String, app: String, expected: String)
  /// Files have been added or lost since the state was saved.
  case incomplete(path: String, files: Int, bytes: Int, expectedFiles: Int, expectedBytes: Int)
  /// A file can't be copied.
  case uncopied(path: String, reason: String)
  /// The flow that makes a state launches the app with that same state.
  case needsItself(name: String)
  /// The flow that makes a state has failed.
  case flowFailed(name: String, reason: String)
}
