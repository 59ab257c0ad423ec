import Foundation

/// A fault in a JSON text of employees, with its position.
struct JSONFault: Equatable {
  /// The place among the employees, such as `employee 3, jobRole`; empty when the text isn't JSON.
  var place: String
  /// The reason, as a sentence.
  var reason: String

  /// Finds the fault.
  ///
  /// - Parameters:
  ///   - error: The error that a `JSONDecoder` threw.
  ///   - json: The text that the decoder was given.
  init(_ error: any Error, in json: Data) {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      self.init(context, "“\(key.stringValue)” is missing.")
    case .valueNotFound(_, let context), .typeMismatch(_, let context):
      self.init(context)
    case .dataCorrupted(let context):
      // The decoder on Linux doesn't say where a text stops being JSON; `syntaxProblem` does.
      self.init(context, Self.syntaxProblem(in: json) ?? context.debugDescription)
    default: self.init(reason: "\(error)")
    }
  }

  private init(_ context: DecodingError.Context, _ reason: String? = nil) {
    let steps = context.codingPath.map { key in
      key.intValue.map { "employee \($0 + 1)" } ?? key.stringValue
    }
    self.init(
      place: steps.joined(separator: ", "), reason: reason ?? context.debugDescription)
  }

  private init(place: String = "", reason: String) {
    self.place = place
    self.reason = reason
  }

  private static func syntaxProblem(in json: Data) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
      return nil
    } catch {
      return (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
    }
  }
}
