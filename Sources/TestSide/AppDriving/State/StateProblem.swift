/// The reason a saved state can't be read or written.
public enum StateProblem: Error, Sendable, Hashable {
  /// No folder exists at the path.
  case missing(path: String, nearest: [String])
  /// No folder exists at the path of a home folder that was prepared by hand.
  case missingHome(path: String, nearest: [String])
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
  /// The path where a state would be saved has something else.
  ///
  /// `content` is the name of an entry of the folder, or `nil` if it's a file.
  case occupied(path: String, content: String?)
  /// A folder would be copied into itself.
  case nested(path: String, target: String)
  /// A file can't be copied.
  case uncopied(path: String, reason: String)
  /// The flow that makes a state launches the app with that same state.
  case needsItself(name: String)
  /// The flow that makes a state has failed.
  case flowFailed(name: String, reason: String)
}
