import Foundation

/// The reason a JSON value can't be decoded as a type: the key, and what is there instead.
public struct ValueMismatch: Error, Sendable, Hashable, Codable {
  /// The type.
  public var type: String
  /// The path of keys to what doesn't fit, such as `books.0.title`; empty for the whole value.
  public var path: String
  /// The reason, as a clause without a full stop.
  public var reason: String
  /// The JSON text at the path, shortened.
  public var found: String

  /// Finds out what doesn't fit.
  ///
  /// - Parameters:
  ///   - error: The error of the decoder.
  ///   - type: The type that was to be decoded.
  ///   - data: The JSON text, or `nil` if there isn't one.
  public init(_ error: any Error, type: String, in data: Data?) {
    self.type = type
    let context: DecodingError.Context?
    switch error as? DecodingError {
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .dataCorrupted(let found):
      context = found
      reason = Self.reason(found)
    case .keyNotFound(let key, let found):
      context = found
      reason = "“\(key.stringValue)” is missing"
    default:
      context = nil
      reason = "\(error)"
    }
    let keys = context?.codingPath ?? []
    path = keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    guard let data else {
      found = "nothing"
      return
    }
    found = Self.text(at: keys, in: data).shortened(to: Self.longestText)
  }

  /// The rest of a sentence that says that something isn't of the type.
  public var clause: String {
    let place = path.isEmpty ? "" : " at “\(path)”"
    return "a valid \(type)\(place): \(reason). Found: \(found)."
  }

  private static func reason(_ context: DecodingError.Context) -> String {
    let text = context.debugDescription
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  private static func text(at keys: [any CodingKey], in data: Data) -> String {
    let options: JSONSerialization.ReadingOptions = .fragmentsAllowed
    guard var value = try? JSONSerialization.jsonObject(with: data, options: options) else {
      return String(decoding: data, as: UTF8.self)
    }
    for key in keys {
      if let index = key.intValue, let list = value as? [Any], list.indices.contains(index) {
        value = list[index]
      } else if let object = value as? [String: Any], let member = object[key.stringValue] {
        value = member
      } else {
        break
      }
    }
    let written = try? JSONSerialization.data(
      withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: written ?? data, as: UTF8.self)
  }

  private static let longestText = 200
}
