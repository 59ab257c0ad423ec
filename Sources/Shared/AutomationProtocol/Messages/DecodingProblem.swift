import Foundation

/// The reason a line isn't a valid message.
public struct DecodingProblem: Error, Sendable, Hashable, Codable {
  /// The reason, as a sentence.
  public var reason: String
  /// The place in the message, as a path of keys: `params.query.0`; empty for the whole line.
  public var path: String
  /// The beginning of the line.
  public var excerpt: String

  /// Makes a problem.
  public init(reason: String, path: String = "", line: Data) {
    self.reason = reason
    self.path = path
    excerpt = Self.excerpt(of: line)
  }

  init(_ error: any Error, in line: Data) {
    var context: DecodingError.Context?
    var key: String?
    switch error as? DecodingError {
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .dataCorrupted(let found):
      context = found
    case .keyNotFound(let missing, let found):
      (context, key) = (found, missing.stringValue)
    default: break
    }
    let path = (context?.codingPath ?? []).map { $0.intValue.map(String.init) ?? $0.stringValue }
    let underlying = context?.underlyingError.map { ($0 as NSError).debugText }
    let reason =
      key.map { "“\($0)” is missing." } ?? underlying ?? context?.debugDescription ?? "\(error)"
    self.init(reason: reason, path: path.joined(separator: "."), line: line)
  }

  /// Whether the problem lies in the call's parameters rather than in the request itself.
  var isInParameters: Bool { path == "params" || path.hasPrefix("params.") }

  /// Returns the first characters of a line, for messages, with marks for bytes that aren't text.
  public static func excerpt(of line: Data) -> String {
    let text = String(decoding: line.prefix(longestExcerpt), as: UTF8.self)
    let shown = text.map { $0.isNewline || $0.asciiValue.map { $0 < 32 } ?? false ? "·" : $0 }
    return String(shown) + (line.count > longestExcerpt ? "…" : "")
  }

  private static let longestExcerpt = 120
}

extension DecodingError {
  /// Whether the data isn't JSON.
  var isSyntaxError: Bool {
    // Errors that a type's own decoding throws have no underlying Foundation error.
    if case .dataCorrupted(let context) = self { context.codingPath.isEmpty } else { false }
  }
}

extension NSError {
  /// Foundation's sentence about malformed JSON, with the position, if available.
  fileprivate var debugText: String {
    (userInfo["NSDebugDescription"] as? String) ?? localizedDescription
  }
}
