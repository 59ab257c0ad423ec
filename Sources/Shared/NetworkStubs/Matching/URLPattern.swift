import Foundation
import LaunchDomain

/// A pattern for URLs, which selects the hosts and paths that a stub answers.
///
/// `"/login"` matches that path on every host, `"https://example.com/login"` only that URL, and
/// `"//example.com/login"` that host with any scheme. In a path, `*` and `{name}` match one component or a
/// part of it, and `**` matches any number of components: `/**/sum` also matches `/sum`. Hosts may contain
/// `*` as well. A query in the pattern must occur in the request.
public struct URLPattern: Sendable, Hashable, Codable {
  /// The pattern as it was written.
  public var text: String

  private(set) var scheme: String
  private(set) var host: String
  private(set) var port: String
  /// Whether all characters are literal.
  private let isLiteral: Bool
  /// The path, if it has no wildcards.
  private(set) var literalPath: String?
  /// The query that the pattern contains.
  private(set) var query: [HTTPField]
  private var path: [Part]
  private var hostParts: [Part]

  /// A part of a pattern.
  fileprivate enum Part: Sendable, Hashable {
    case text([UInt8])
    /// Any bytes but slashes, or none.
    case component
    /// Any bytes, or none.
    case anything
    /// Whole components, each with its trailing slash, or none.
    case folders
  }

  /// Makes a pattern.
  public init(_ text: String) {
    self.text = text
    isLiteral = false
    let url = NetworkURL(text == "*" || text == "**" ? "/**" : text)
    (scheme, host, port, query) = (url.scheme, url.host, url.port, url.query)
    path = Self.parts(url.path)
    hostParts = Self.parts(url.host)
    literalPath = path.contains { !$0.isText } ? nil : url.path
  }

  /// Makes a pattern for one URL, with literal characters; a part that was taken out of a recording matches
  /// any.
  init(literal url: String) {
    let parts = NetworkURL(url)
    text = url
    isLiteral = true
    (scheme, host, port) = (parts.scheme, parts.host, parts.port)
    query = []
    path = Self.recordedParts(parts.path)
    hostParts = Self.recordedParts(parts.host)
    literalPath = path.contains { !$0.isText } ? nil : parts.path
  }

  private enum CodingKeys: String, CodingKey { case literal }

  /// Reads a pattern from its text, or from an object with a URL as `literal`.
  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self.init(text)
    } else {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(literal: try container.decode(String.self, forKey: .literal))
    }
  }

  /// Writes the pattern's text, or an object for a literal URL.
  public func encode(to encoder: any Encoder) throws {
    if isLiteral {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(text, forKey: .literal)
    } else {
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
  }

  /// Whether the pattern matches every URL of the web, perhaps with one of its schemes only.
  var matchesEverything: Bool {
    query.isEmpty && ["", "http", "https"].contains(scheme) && port.isEmpty
      && hostParts.allSatisfy { !$0.isText || $0 == .text([Self.dot]) }
      && (path.contains(.anything) || path.contains(.folders) && path.last == .component)
      && path.allSatisfy { !$0.isText || $0 == .text([Self.slash]) }
  }

  /// Whether the pattern begins like a URL or a path; otherwise nothing matches it.
  var isComplete: Bool {
    text.hasPrefix("/") || text.hasPrefix("*") || (!scheme.isEmpty && !host.isEmpty)
  }

  /// Returns whether scheme, host and port match.
  func matchesHost(of url: NetworkURL) -> Bool {
    (scheme.isEmpty || scheme == url.scheme)
      && (host.isEmpty
        || Self.matches(Array(url.host.utf8)[...], hostParts[...]) && port == url.port)
  }

  /// Returns whether the path matches.
  func matchesPath(of url: NetworkURL) -> Bool {
    if let literalPath { return literalPath == url.path }
    return Self.matches(Array(url.path.utf8)[...], path[...])
  }

  private static func recordedParts(_ text: String) -> [Part] {
    let literals = text.components(separatedBy: SecretRedactor.marker)
    return Array(literals.map { [Part.text(Array($0.utf8))] }.joined(separator: [.component]))
  }

  private static func parts(_ text: String) -> [Part] {
    var parts: [Part] = []
    var literal: [UInt8] = []
    func end() {
      if !literal.isEmpty { parts.append(.text(literal)) }
      literal = []
    }
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      if byte == star {
        end()
        let stars = rest.prefix { $0 == star }.count
        rest = rest.dropFirst(stars)
        if stars > 1, rest.first == slash, parts.last?.endsWithSlash == true {
          parts.append(.folders)
          rest = rest.dropFirst()
        } else {
          parts.append(stars > 1 ? .anything : .component)
        }
      } else if byte == UInt8(ascii: "{"), let close = rest.firstIndex(of: UInt8(ascii: "}")) {
        end()
        parts.append(.component)
        rest = rest[(close + 1)...]
      } else {
        literal.append(byte)
        rest = rest.dropFirst()
      }
    }
    end()
    return parts
  }

  /// Follows all possible matches at once, so that the time never exceeds the product of both lengths.
  private static func matches(_ text: ArraySlice<UInt8>, _ parts: ArraySlice<Part>) -> Bool {
    var reached: Set<Int> = [text.startIndex]
    for part in parts {
      var next: Set<Int> = []
      switch part {
      case .text(let literal):
        for start in reached where text[start...].starts(with: literal) {
          next.insert(start + literal.count)
        }
      case .component, .anything:
        for start in reached {
          var end = start
          while next.insert(end).inserted, end < text.endIndex,
            part == .anything || text[end] != slash
          {
            end += 1
          }
        }
      case .folders:
        if let start = reached.min() {
          next = reached
          for end in text[start...].indices where text[end] == slash { next.insert(end + 1) }
        }
      }
      if next.isEmpty { return false }
      reached = next
    }
    return reached.contains(text.endIndex)
  }

  private static let star = UInt8(ascii: "*")
  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")
}

extension URLPattern.Part {
  fileprivate var isText: Bool {
    if case .text = self { return true }
    return false
  }

  /// Whether what comes next is the beginning of a component.
  fileprivate var endsWithSlash: Bool {
    if case .text(let bytes) = self { return bytes.last == UInt8(ascii: "/") }
    return self == .folders
  }
}
