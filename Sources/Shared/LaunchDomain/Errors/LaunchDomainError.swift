/// An error in launch arguments, local schemes or credentials.
///
/// The cases are facts; `message` puts them into English. No case carries the value of a secret.
public enum LaunchDomainError: Error, Hashable, Codable, Sendable {
  /// A key that cannot be written on a command line.
  case invalidKey(String, KeyFault)

  /// A number that Foundation cannot read from a command line.
  case numberNotFinite(key: String, number: String)

  /// A value that doesn't have the shape its key requires.
  case wrongShape(WrongShape)

  /// A key that was given but that the app doesn't declare.
  case undeclared(key: String, suggestions: [String])

  /// A key that was given without an observed read, which isn't a problem in itself; the suggestions are keys
  /// that were read but not given.
  case unread(key: String, suggestions: [String] = [])

  /// A key that was given more than once.
  case repeated(key: String, count: Int)

  /// An argument that doesn't belong to a key.
  case leftover(String)

  /// Two declarations of the same key with different types.
  case conflictingDeclarations(key: String)

  /// A line of a scheme file that isn't a valid `-key value` line.
  case schemeLine(LaunchScheme.Position, LineFault)

  /// A scheme file that can't be used.
  case schemeFile(path: String, FileFault)

  /// A credential that no source provides; tests that need it are skipped.
  case missingCredential(MissingCredential)
}
