extension LaunchDomainError {
  /// The reason a key can't be written on a command line.
  public enum KeyFault: Hashable, Codable, Sendable {
    /// The key is empty.
    case empty
    /// The key begins with a dash, which is part of the command line's syntax.
    case leadingDash
    /// The key contains a NUL character, which ends a command-line argument.
    case nul
    /// The key begins with a combining character, which would merge with the dash in front of it.
    case leadingCombiningCharacter

    init?(in key: String) {
      if key.isEmpty {
        self = .empty
      } else if key.unicodeScalars.contains("\0") {
        self = .nul
      } else if key.unicodeScalars.first == "-" {
        self = .leadingDash
      } else if ("-" + key).first != "-" {
        self = .leadingCombiningCharacter
      } else {
        return nil
      }
    }
  }

  /// A value that doesn't have the shape its key requires.
  public struct WrongShape: Hashable, Codable, Sendable {
    /// The key, without its dash.
    public var key: String
    /// The kind of value that the key takes.
    public var kind: LaunchValueKind
    /// The value as written on the command line; `nil` for a secret.
    public var given: String?
    /// A description of the value found, such as `a list`, if it isn't text.
    public var found: String?
    /// The valid values that were probably meant, best first.
    public var suggestions: [String]

    init(key: String, kind: LaunchValueKind, given: LaunchObject, isSecret: Bool) {
      self.key = key
      self.kind = kind
      self.given = isSecret ? nil : given.text ?? given.argument
      found = given.text == nil ? given.noun : nil
      suggestions =
        isSecret ? [] : NearestName.suggestions(for: given.text ?? "", in: kind.choices)
    }
  }

  /// The reason a line of a scheme file is invalid.
  public enum LineFault: Hashable, Codable, Sendable {
    /// The line begins with a word that isn't a key; `nil` if the word stands alone, because it may
    /// be a secret.
    case noKey(String?)
    /// The line has a dash with no name.
    case emptyKey
    /// The key has two dashes.
    case doubleDash(key: String)
    /// The key is joined to its value, as in `-key=value`.
    case joined(key: String)
    /// The key has no value.
    case noValue(key: String)
    /// The value begins with a dash, so Foundation takes it for the next key.
    case leadingDash(key: String)
    /// Words follow the value.
    case extraWords(key: String, count: Int)
    /// A quotation isn't closed on its line.
    case openQuote(String)
    /// The line ends with a backslash.
    case openEscape
    /// The line contains a NUL character.
    case nul
    /// An earlier line gave the same key.
    case duplicate(key: String, firstLine: Int)
    /// The key can't be written on a command line.
    case invalidKey(KeyFault)
  }

  /// The reason a scheme file can't be used.
  public enum FileFault: Hashable, Codable, Sendable {
    /// The file doesn't exist; `variable` is the environment variable that named it, if one did.
    case notFound(variable: String?)
    /// The file can't be read; the value is the system's reason.
    case unreadable(String)
    /// The file isn't UTF-8 text; `line` is the first invalid line.
    case notText(line: Int)
    /// The file is a symbolic link to a file that doesn't exist.
    case brokenLink(target: String)
    /// Git tracks the file, so it would be shared.
    ///
    /// If the file is a symbolic link, this applies to `linkTarget`.
    case trackedByGit(linkTarget: String? = nil)
    /// The file's permissions give access to users other than its owner.
    ///
    /// If the file is a symbolic link, this applies to `linkTarget`.
    case openToOthers(mode: Int, linkTarget: String? = nil)
  }

  /// A credential that was not found anywhere.
  public struct MissingCredential: Hashable, Codable, Sendable {
    /// The key, without its dash.
    public var key: String
    /// The environment variable that was consulted.
    public var variable: String
    /// The path of the local scheme that was searched, or of the one to create.
    public var schemePath: String
    /// Whether that file exists.
    public var schemeExists: Bool
    /// The path of the template to copy, if it exists.
    public var templatePath: String?
    /// The keys of the scheme that were probably meant, best first.
    public var suggestions: [String]
  }
}
