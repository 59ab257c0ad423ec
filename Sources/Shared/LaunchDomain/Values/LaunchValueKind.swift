/// A description, in words, of the values of a launch key.
public struct LaunchValueKind: Hashable, Codable, Sendable {
  /// The placeholder for the value in help, such as `YES|NO`.
  public var placeholder: String

  /// A noun that completes the sentence "… is not", such as `a number`.
  public var noun: String

  /// A value of this kind, as written on the command line.
  public var example: String

  /// All valid values, if the kind has a fixed set.
  public var choices: [String]

  /// Whether values of this kind are always secret.
  public var isSecret: Bool

  /// Describes a kind of value.
  public init(
    placeholder: String, noun: String, example: String, choices: [String] = [],
    isSecret: Bool = false
  ) {
    self.placeholder = placeholder
    self.noun = noun
    self.example = example
    self.choices = choices
    self.isSecret = isSecret
  }

  static let text = Self(placeholder: "TEXT", noun: "text", example: "bob")
  static let secret = Self(placeholder: "TEXT", noun: "text", example: "1234", isSecret: true)
  static let boolean = Self(placeholder: "YES|NO", noun: "YES or NO", example: "YES")
  static let integer = Self(placeholder: "INTEGER", noun: "a whole number", example: "3")
  static let number = Self(placeholder: "NUMBER", noun: "a number", example: "1.5")
  static let list = Self(placeholder: "'(A, B)'", noun: "a list", example: "'(one, two)'")
  static let table = Self(
    placeholder: "'{A = B;}'", noun: "a table of keys and texts", example: "'{name = bob;}'")
  static let url = Self(
    placeholder: "URL", noun: "a URL with a scheme, or a path from the root",
    example: "http://localhost:8080/login")

  static func choice(_ choices: [String]) -> Self {
    let noun = "one of " + choices.joined(separator: ", ")
    return Self(
      placeholder: choices.joined(separator: "|"), noun: noun, example: choices.first ?? "",
      choices: choices)
  }
}
