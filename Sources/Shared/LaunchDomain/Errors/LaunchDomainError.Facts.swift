extension LaunchDomainError {
  /// Why a key cannot be written on a command line.
  public enum KeyFault: Hashable, Codable, Sendable {
    /// It has no characters.
    case empty
    /// It begins with a dash, which belongs to the command line.
    case leadingDash
    /// It holds a NUL character, at which every command line ends.
    case nul
    /// It begins with a combining character, which merges with the dash in front.
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

  /// A value of the wrong shape for its key.
  public struct WrongShape: Hashable, Codable, Sendable {
    /// The key, without its dash.
    public var key: String
    /// What its values look like.
    public var kind: LaunchValueKind
    /// The value as written on the command line; `nil` for a secret.
    public var given: String?
    /// What was found in words, if it is not text, such as `a list`.
    public var found: String?
    /// Valid values that may have been meant, best first.
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

  /// What is wrong with a line of a scheme file.
  public enum LineFault: Hashable, Codable, Sendable {
    /// It begins with a word that is no key; the word is left out if it stands alone, as it may
    /// be a secret.
    case noKey(String?)
    /// A dash with no name.
    case emptyKey
    /// A key with two dashes.
    case doubleDash(key: String)
    /// A key joined to its value, as in `-key=value`.
    case joined(key: String)
    /// A key with no value.
    case noValue(key: String)
    /// A value that begins with a dash, which Foundation takes for the next key.
    case leadingDash(key: String)
    /// Words after the value.
    case extraWords(key: String, count: Int)
    /// A quote that does not end on its line.
    case openQuote(String)
    /// A backslash with nothing after it.
    case openEscape
    /// A NUL character.
    case nul
    /// A key that an earlier line gave.
    case duplicate(key: String, firstLine: Int)
    /// A key that no command line can carry.
    case invalidKey(KeyFault)
  }

  /// Why a scheme file cannot be used.
  public enum FileFault: Hashable, Codable, Sendable {
    /// There is no such file; `variable` is the environment variable that named it, if one did.
    case notFound(variable: String?)
    /// It cannot be read, for the system's reason.
    case unreadable(String)
    /// It is not UTF-8 text; `line` is where it stops being so.
    case notText(line: Int)
    /// Git tracks it, so that it would be shared.
    case trackedByGit
    /// Its permissions let others than its owner in.
    case openToOthers(mode: Int)
  }

  /// A credential that was not found anywhere.
  public struct MissingCredential: Hashable, Codable, Sendable {
    /// The key, without its dash.
    public var key: String
    /// The environment variable that was looked for.
    public var variable: String
    /// The local scheme that was looked in, or would have been.
    public var schemePath: String
    /// Whether that file exists.
    public var schemeExists: Bool
    /// The template to copy, if it exists.
    public var templatePath: String?
    /// Keys of the scheme that may have been meant, best first.
    public var suggestions: [String]
  }
}
