import Foundation

/// Hides secrets in argument lists, by key, and in any text, by value.
///
/// In URLs, it hides the user, the password, and the values of keys that ``SecretName`` recognises.
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
  // The first bytes of each form; a truncated secret has at least this many.
  private var beginnings: Set<[UInt8]> = []
  // The number of bytes of the longest form.
  private var longestForm = 0
  // The forms that may be shown in several rows.
  private var wrapped: [WrappedSecret] = []

  /// Creates a redactor.
  ///
  /// - Parameters:
  ///   - keys: The names of secret keys, with or without their dashes, besides those that ``SecretName``
  ///     recognises.
  ///   - values: The secrets to hide wherever they occur.
  public init(keys: Set<String> = [], values: [LaunchSecret] = []) {
    self.keys = Set(keys.map { String($0.drop { $0 == "-" }) })
    for value in values { learn(value) }
  }

  /// Returns whether values of this key are hidden.
  public func isSecret(_ key: String) -> Bool {
    keys.contains(String(key.drop { $0 == "-" })) || SecretName.matches(key)
  }

  /// Adds a secret to hide wherever it occurs.
  ///
  /// It is also found in the form it takes inside a launch argument, JSON, XML or a URL, and with its accents
  /// composed or not.
  public mutating func learn(_ secret: LaunchSecret) {
    let value = secret.revealed
    guard value.utf8.count >= Self.shortestValue, values.insert(value).inserted else { return }
    // A screen shows each line of a key or a certificate by itself.
    for line in value.split(whereSeparator: \.isNewline) where line.count < value.count {
      learn(LaunchSecret(String(line)))
    }
    let spellings = [
      value, value.precomposedStringWithCanonicalMapping,
      value.decomposedStringWithCanonicalMapping,
    ]
    for form in spellings.flatMap(Self.forms) {
      let bytes = Array(form.utf8)
      guard let first = bytes.first, forms[first]?.contains(bytes) != true else { continue }
      forms[first, default: []].append(bytes)
      beginnings.insert(Array(bytes.prefix(Self.shortestValue)))
      if let form = WrappedSecret(bytes) { wrapped.append(form) }
      longestForm = max(longestForm, bytes.count)
      forms[first]?.sort { $0.count > $1.count }
    }
  }

  /// Adds a text that was typed, as a whole and in the parts between keys such as Return and Tab.
  ///
  /// Such a key may have moved the focus, so that another field got the rest. Keys alone aren't secret: those
  /// that clear a field reveal nothing about its contents.
  public mutating func learn(typed text: String) {
    guard !text.allSatisfy(\.isKey) else { return }
    learn(LaunchSecret(text))
    for part in text.split(whereSeparator: \.isKey) where part.utf8.count < text.utf8.count {
      learn(LaunchSecret(String(part)))
    }
  }

  /// Adds the secrets that another redactor hides.
  public mutating func learn(from other: SecretRedactor) {
    for value in other.values { learn(LaunchSecret(value)) }
  }

  /// Whether no secrets are known, so that only secrets in URLs are hidden.
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
  ///
  /// A truncated secret is hidden, too: its beginning before an ellipsis, or a longer beginning without one,
  /// as in a label that is too narrow. Of a secret in several rows of a screen, each part is hidden.
  public func redact(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.withUnsafeBytes(holdsSecret(in:)) else { return text }
    var others = bytes.withUnsafeBytes(rangesWithoutForms)[...]
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      while let first = others.first, first.lowerBound < index { others.removeFirst() }
      let other = others.first?.lowerBound == index ? others.first?.count ?? 0 : 0
      let length = max(other, lengthOfSecret(beginning: bytes[index...]))
      if length > 0 {
        result += Self.marker.utf8
        index += length
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns whether a text contains a secret to hide, which is much faster than hiding it.
  package func holdsSecret(in text: UnsafeRawBufferPointer) -> Bool {
    guard let start = text.baseAddress else { return false }
    let hasValue = beginnings.contains { beginning in
      var rest = start
      let end = start + text.count
      // C's functions, because a loop over bytes is slow without optimisation.
      while let match = memchr(rest, Int32(beginning[0]), end - rest) {
        let found = UnsafeRawPointer(match)
        guard found + beginning.count <= end else { return false }
        if memcmp(found, beginning, beginning.count) == 0, beginsSecret(at: found, before: end) {
          return true
        }
        rest = found + 1
      }
      return false
    }
    return hasValue || !rangesWithoutForms(in: text).isEmpty
  }

  /// Returns the ranges of the secrets in URLs and of the parts of those in several rows, in order.
  private func rangesWithoutForms(in text: UnsafeRawBufferPointer) -> [Range<Int>] {
    let ranges = URLSecrets.ranges(in: text)
    guard !wrapped.isEmpty else { return ranges }
    let rows = TextRows(of: text)
    let parts = wrapped.flatMap { $0.ranges(in: text, rows) }
    guard !parts.isEmpty else { return ranges }
    return (ranges + parts).sorted {
      ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound)
    }
  }

  /// Returns whether a text contains a URL with a secret.
  package static func hasSecretURL(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBytes { !URLSecrets.ranges(in: $0).isEmpty }
  }

  /// Returns whether a secret, or a truncated one, begins at a position.
  ///
  /// `holdsSecret(in:)` only compares first bytes, and numbers often begin like a password.
  private func beginsSecret(at start: UnsafeRawPointer, before end: UnsafeRawPointer) -> Bool {
    let length = min(end - start, longestForm + Self.longestCutMark)
    let text = Array(UnsafeRawBufferPointer(start: start, count: length))
    return lengthOfSecret(beginning: text[...]) > 0
  }

  /// Returns the number of bytes of the secret, or truncated secret, at the beginning of a text; 0 if there
  /// isn't one.
  private func lengthOfSecret(beginning text: ArraySlice<UInt8>) -> Int {
    guard let first = text.first, let known = forms[first] else { return 0 }
    let whole = known.first { text.starts(with: $0) }
    let left = known.map { Self.lengthOfCut($0, beginning: text) }.max()
    return max(whole?.count ?? 0, left ?? 0)
  }

  /// Returns the number of bytes of a truncated form of a secret; 0 if the text doesn't begin with enough of
  /// the form's first bytes.
  private static func lengthOfCut(_ form: [UInt8], beginning text: ArraySlice<UInt8>) -> Int {
    var length = 0
    for (own, other) in zip(form, text) {
      guard own == other else { break }
      length += 1
    }
    if length >= shortestBeginning { return length }
    let rest = text.dropFirst(length)
    guard length >= shortestValue, cutMarks.contains(where: { rest.starts(with: $0) }) else {
      return 0
    }
    return length
  }

  /// The shortest beginning, in UTF-8 bytes, that is hidden without a truncation mark.
  ///
  /// Other text may begin like a secret, as addresses do.
  private static let shortestBeginning = 24

  /// The truncation marks; a cut between the bytes of a character leaves a replacement character.
  private static let cutMarks = ["…", "\u{FFFD}…"].map { Array($0.utf8) }

  private static let longestCutMark = cutMarks.map(\.count).max() ?? 0

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
    // In XML, such as a picture's texts, some characters must be escaped and others may be.
    var markup = value.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    forms.append(markup)
    for (character, reference) in [(">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;")] {
      markup = markup.replacing(character, with: reference)
      forms.append(markup)
    }
    // In a page's script, “<” must be escaped, as data and in pictures within the data.
    let escaped = forms.filter { form in form.contains { "<>&\"'\\".contains($0) } }
    guard !escaped.isEmpty else { return forms }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    for form in escaped {
      guard let json = try? encoder.encode(form) else { continue }
      forms.append(
        String(decoding: json.dropFirst().dropLast(), as: UTF8.self)
          .replacing("<", with: "\\u003c"))
    }
    return forms
  }
}

extension Character {
  /// Whether the character is a key, such as Return, Tab or an arrow, rather than text.
  fileprivate var isKey: Bool {
    isNewline
      || unicodeScalars.contains { scalar in
        scalar.properties.generalCategory == .control || (0xF700...0xF8FF).contains(scalar.value)
      }
  }
}
