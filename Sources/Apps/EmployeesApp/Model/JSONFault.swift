import Foundation

/// What is wrong with a JSON text, and where.
struct JSONFault: Equatable {
  /// Where it is, as it follows the name of a file: `, employee 3, jobRole`; empty where the reason
  /// counts characters.
  var place: String
  /// What is there instead.
  var reason: String

  /// Finds out what is wrong.
  ///
  /// - Parameters:
  ///   - error: What a `JSONDecoder` threw.
  ///   - json: What it was given.
  init(_ error: any Error, in json: Data) {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      self.init(context.codingPath + [key], "it is missing.")
    case .valueNotFound(_, let context), .typeMismatch(_, let context):
      self.init(context.codingPath, context.debugDescription)
    default:
      self.init([], Self.syntaxFault(in: json) ?? "\(error)")
    }
  }

  private init(_ path: [any CodingKey], _ reason: String) {
    place = path.map { key in
      ", " + (key.intValue.map { "employee \($0 + 1)" } ?? key.stringValue)
    }.joined()
    self.reason = reason
  }

  /// The decoder says on Linux that a text is no JSON, but not where it stops being some.
  private static func syntaxFault(in json: Data) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: json)
      return nil
    } catch {
      return (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
    }
  }
}
