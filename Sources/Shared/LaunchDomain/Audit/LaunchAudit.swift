/// A comparison of the launch arguments given with the keys the app declares and reads.
///
/// The app sends it to the test, so that a typo such as `-ui-testng YES` fails the test instead of
/// silently running it against the real network. Lists of names are sorted.
public struct LaunchAudit: Hashable, Codable, Sendable {
  /// A key that was given but not declared.
  public struct Undeclared: Hashable, Codable, Sendable {
    /// The key as given, without its first dash.
    public var key: String
    /// The names that were probably meant, best first.
    public var suggestions: [String]
  }

  /// A key that was given more than once; its last value counts.
  public struct Repeated: Hashable, Codable, Sendable {
    /// The key, without its dash.
    public var key: String
    /// The number of times the key was given.
    public var count: Int
  }

  /// The keys that were given and read.
  public var read: [String] = []

  /// The keys that were given, with no observed read.
  ///
  /// If not every read can be seen (``seesEveryRead``), only declared keys are listed, and such a key
  /// may well have been read.
  public var unread: [String] = []

  /// The keys that were given but neither declared nor read, without Foundation's own keys.
  public var undeclared: [Undeclared] = []

  /// The keys that were read but not given, so that the app used a saved value or a default.
  public var defaulted: [String] = []

  /// The values, given or saved, that don't have the shape their key requires.
  public var misshapen: [LaunchDomainError.WrongShape] = []

  /// The keys given more than once.
  public var repeated: [Repeated] = []

  /// The arguments that belong to no key, in order, with secrets hidden.
  ///
  /// Of one that joins a key and a value, only the key is kept: `-key=…`.
  public var leftovers: [String] = []

  /// The errors in the app's declarations.
  public var declarations: [LaunchDomainError] = []

  /// Whether the app declares its launch arguments.
  ///
  /// For an app that doesn't, only slips in the harness's own keys are problems, because the app may read its
  /// command line in any way.
  public var isDeclared = true

  /// Whether reads made directly from `UserDefaults.standard` are observed.
  public var seesEveryRead = false

  /// Makes an empty audit.
  public init() {}

  /// Reads an audit, including that of an app with an earlier version of this module.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    read = try container.decode([String].self, forKey: .read)
    unread = try container.decode([String].self, forKey: .unread)
    undeclared = try container.decode([Undeclared].self, forKey: .undeclared)
    defaulted = try container.decode([String].self, forKey: .defaulted)
    misshapen = try container.decode([LaunchDomainError.WrongShape].self, forKey: .misshapen)
    repeated = try container.decode([Repeated].self, forKey: .repeated)
    leftovers = try container.decode([String].self, forKey: .leftovers)
    declarations = try container.decode([LaunchDomainError].self, forKey: .declarations)
    isDeclared = try container.decodeIfPresent(Bool.self, forKey: .isDeclared) ?? true
    seesEveryRead = try container.decodeIfPresent(Bool.self, forKey: .seesEveryRead) ?? false
  }
}
