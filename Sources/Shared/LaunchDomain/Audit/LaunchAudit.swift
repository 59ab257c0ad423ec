/// What a launch gave an app, against what the app declares and read.
///
/// It crosses from the app to the test, so that a slip such as `-ui-testng YES` fails a test
/// instead of running it against the real network in silence. Lists of names are sorted.
public struct LaunchAudit: Hashable, Codable, Sendable {
  /// A key that was given and is not declared.
  public struct Undeclared: Hashable, Codable, Sendable {
    /// The key as given, without its first dash.
    public var key: String
    /// The names that may have been meant, best first.
    public var suggestions: [String]
  }

  /// A key that was given more than once; the last value counts.
  public struct Repeated: Hashable, Codable, Sendable {
    /// The key, without its dash.
    public var key: String
    /// How often it was given.
    public var count: Int
  }

  /// Given and read.
  public var read: [String] = []

  /// Declared and given, with no read seen.
  ///
  /// Reads made straight from `UserDefaults.standard` cannot be seen, so this is no accusation.
  public var unread: [String] = []

  /// Given, neither declared nor seen to be read, and not one of Foundation's own keys.
  public var undeclared: [Undeclared] = []

  /// Read and not given, so that the app used a saved value or a default.
  public var defaulted: [String] = []

  /// Values of the wrong shape for their key, given or saved.
  public var misshapen: [LaunchDomainError.WrongShape] = []

  /// Keys given more than once.
  public var repeated: [Repeated] = []

  /// Arguments that belong to no key, in order, with secrets hidden.
  public var leftovers: [String] = []

  /// What is wrong with the app's declarations.
  public var declarations: [LaunchDomainError] = []

  /// Makes an empty audit.
  public init() {}
}
