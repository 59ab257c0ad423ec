import Foundation
import LaunchDomain

/// A condition on the body of a request.
public enum BodyPattern: Sendable, Hashable, Codable {
  /// The body is exactly this text.
  case text(String)
  /// The body contains this text.
  case contains(String)
  /// The body is JSON that contains this value: objects may have more members, lists must have the same
  /// length.
  case json(JSONValue)
  /// The body is a form with at least these fields.
  case form([String: String])
  /// The body is exactly these bytes.
  case data(Data)
  /// The body is this one of a recording, in which `<hidden>` stands for any value; JSON is compared as
  /// `json` does.
  case redacted(Data)

  /// Returns the reason a body doesn't match, or `nil` if it does.
  func mismatch(with request: NetworkRequest) -> BodyMismatch? {
    switch self {
    case .data(let data): return request.body == data ? nil : .differs
    case .text(let text): return request.text == text ? nil : .differs
    case .contains(let text): return request.text?.contains(text) == true ? nil : .lacksText(text)
    case .form(let fields):
      let found = request.form
      for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
        guard !found.contains(where: { $0.name == name && $0.value == value }) else { continue }
        return .field(name, wanted: value, found: found.first { $0.name == name }?.value)
      }
      return nil
    case .json(let wanted):
      guard let found = request.json else { return .notJSON }
      return wanted.firstDifference(in: found).map { .member($0) }
    case .redacted(let recorded):
      guard let wanted = try? JSONValue(parsing: recorded) else {
        return RedactedText(recorded).matches(request.body) ? nil : .differs
      }
      guard let found = request.json else { return .notJSON }
      return wanted.firstDifference(in: found, isRedacted: true).map { .member($0) }
    }
  }
}

/// The reason a body doesn't match.
public enum BodyMismatch: Sendable, Hashable, Codable {
  /// The body differs.
  case differs
  /// The body doesn't contain the text.
  case lacksText(String)
  /// The body isn't JSON.
  case notJSON
  /// A field of the form is missing or has another value.
  case field(String, wanted: String, found: String?)
  /// The member of the JSON at this path is missing or has another value.
  case member(String)
}

extension JSONValue {
  /// Returns the path of the first member that is missing or different in another value, such as `user.name`,
  /// or `nil` if the other value contains this one.
  ///
  /// - Parameter isRedacted: Whether the text `<hidden>` in this value stands for any value, and a part of a
  ///   text for any text.
  func firstDifference(
    in other: JSONValue, at path: String = "", isRedacted: Bool = false
  ) -> String? {
    if isRedacted, case .string(let text) = self, matchesRedacted(text, other) { return nil }
    switch (self, other) {
    case (.object(let wanted), .object(let found)):
      for (key, value) in wanted.sorted(by: { $0.key < $1.key }) {
        let place = path.isEmpty ? key : "\(path).\(key)"
        guard let member = found[key] else { return place }
        let difference = value.firstDifference(in: member, at: place, isRedacted: isRedacted)
        if let difference { return difference }
      }
      return nil
    case (.array(let wanted), .array(let found)):
      guard wanted.count == found.count else { return path.isEmpty ? "the list" : path }
      for (index, (value, member)) in zip(wanted, found).enumerated() {
        let difference = value.firstDifference(
          in: member, at: "\(path)[\(index)]", isRedacted: isRedacted)
        if let difference { return difference }
      }
      return nil
    default:
      if self == other || asNumber != nil && asNumber == other.asNumber { return nil }
      return path.isEmpty ? "the value" : path
    }
  }

  private func matchesRedacted(_ text: String, _ other: JSONValue) -> Bool {
    // A secret list or table was taken out as a whole.
    if text == SecretRedactor.marker { return true }
    guard case .string(let found) = other else { return false }
    return RedactedText(text).matches(Data(found.utf8))
  }

  private var asNumber: Double? {
    switch self {
    case .number(let number): number
    case .integer(let whole): Double(whole)
    default: nil
    }
  }
}
