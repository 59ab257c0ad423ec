import Foundation

/// Hides secrets in argument lists, by key, and in any text, by value.
///
/// Secrets shorter than ``shortestValue`` are hidden in argument lists but not in other text:
/// hiding every `1` would ruin the log and, by the gaps, give the secret away.
public struct SecretRedactor: Sendable {
  /// The text that replaces a secret.
  public static let marker = "<hidden>"

  /// The shortest value, in UTF-8 bytes, that is hidden in text.
  public static let shortestValue = 4

  private let keys: Set<String>
  private var values: Set<String> = []
  // All forms in which the known values may be written, by first byte, longest first.
  private var forms: [UInt8: [[UInt8]]] = [:]

  /// Creates a redactor.
  ///
  /// - Parameters:
  ///   - keys: The names of secret keys, besides those that ``SecretName`` recognises.
  ///   - values: The secrets to hide wherever they occur.
  public init(keys: Set<String> = [], values: [LaunchSecret] = []) {
    self.keys = keys
    for value in values { learn(value) }
  }

  /// Returns whether values of this key are hidden.
  public func isSecret(_ key: String) -> Bool {
    keys.contains(key) || SecretName.matches(key)
  }

  /// Adds a secret to hide wherever it occurs.
  ///
  /// It is also found in the form it takes inside a launch argument, JSON or a URL.
  public mutating func learn(_ secret: LaunchSecret) {
    let value = secret.revealed
    guard value.utf8.count >= Self.shortestValue, values.insert(value).inserted else { return }
    for form in Self.forms(of: value) {
      let bytes = Array(form.utf8)
      guard let first = bytes.first, forms[first]?.contains(bytes) != true else { continue }
      forms[first, default: []].append(bytes)
      forms[first]?.sort { $0.count > $1.count }
    }
  }

  /// Adds a text that was typed: as a whole, and each of its lines, because a line feed may have taken
  /// the rest elsewhere.
  public mutating func learn(typed text: String) {
    learn(LaunchSecret(text))
    for line in text.split(whereSeparator: \.isNewline) where line.utf8.count < text.utf8.count {
      learn(LaunchSecret(String(line)))
    }
  }

  /// Adds the secrets that another redactor hides.
  public mutating func learn(from other: SecretRedactor) {
    for value in other.values { learn(LaunchSecret(value)) }
  }

  /// Whether no secret is known, so that every text stays as it is.
  public var isEmpty: Bool { forms.isEmpty }

  /// Adds the values of all secret keys among these arguments to those hidden in text.
  public mutating func learn(from arguments: LaunchArguments) {
    for (key, argument) in arguments.pairs where isSecret(key) {
      for text in LaunchObject(argument: argument).texts { learn(LaunchSecret(text)) }
    }
  }

  /// Returns the arguments with the values of secret keys hidden.
  ///
  /// The word after a secret key is hidden even if Foundation would not take it for the value
  /// (`-password -secret`), and so is the rest of `-password=secret`.
  public func redact(_ arguments: [String]) -> [String] {
    var hidesNext = false
    return arguments.map { argument in
      if hidesNext {
        hidesNext = false
        return Self.marker
      }
      guard argument.hasPrefix("-") else { return redact(argument) }
      let name = argument.dropFirst().prefix { $0 != "=" }
      guard isSecret(String(name)) else { return redact(argument) }
      if name.endIndex < argument.endIndex { return "-\(name)=" + Self.marker }
      hidesNext = true
      return argument
    }
  }

  /// Returns the text with every known secret hidden, the longest first where secrets overlap.
  public func redact(_ text: String) -> String {
    if forms.isEmpty { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let rest = bytes[index...]
      if let form = forms[bytes[index]]?.first(where: { rest.starts(with: $0) }) {
        result += Self.marker.utf8
        index += form.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func forms(of value: String) -> [String] {
    var forms = [
      value, String(LaunchObject.array([.string(value)]).argument.dropFirst().dropLast()),
    ]
    for formatting in [JSONEncoder.OutputFormatting(), .withoutEscapingSlashes] {
      let encoder = JSONEncoder()
      encoder.outputFormatting = formatting
      if let json = try? encoder.encode(value) {
        forms.append(String(decoding: json.dropFirst().dropLast(), as: UTF8.self))
      }
    }
    for allowed in [CharacterSet.urlQueryAllowed, .urlHostAllowed, .alphanumerics] {
      if let escaped = value.addingPercentEncoding(withAllowedCharacters: allowed) {
        forms.append(escaped)
      }
    }
    return forms
  }
}
