/// Something wrong with launch arguments, local schemes or credentials.
///
/// The cases are facts; `message` makes the English of them. No case carries the value of a
/// secret.
public enum LaunchDomainError: Error, Hashable, Codable, Sendable {
  /// A key that cannot be written on a command line.
  case invalidKey(String, KeyFault)

  /// A number that Foundation cannot read from a command line.
  case numberNotFinite(key: String, number: String)

  /// A value of the wrong shape for its key.
  case wrongShape(WrongShape)

  /// A key that was given and that the app does not declare.
  case undeclared(key: String, suggestions: [String])

  /// A key that was given and that nobody was seen to read; no problem by itself.
  case unread(key: String)

  /// A key that was given more than once.
  case repeated(key: String, count: Int)

  /// An argument that belongs to no key.
  case leftover(String)

  /// Two declarations of one key, with different types.
  case conflictingDeclarations(key: String)

  /// A line of a scheme file that is not `-key value`.
  case schemeLine(LaunchScheme.Position, LineFault)

  /// A scheme file that cannot be used.
  case schemeFile(path: String, FileFault)

  /// A credential that nobody provides. Tests that need it are skipped.
  case missingCredential(MissingCredential)
}
