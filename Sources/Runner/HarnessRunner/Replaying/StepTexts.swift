import AutomationProtocol
import Foundation
import LaunchDomain
import NetworkStubs

/// The texts of a step that may replace those hidden by the trace in its requests.
struct StepTexts {
  /// The texts that the step may have typed or expected, the likeliest first; `nil` for an unknown one.
  private let texts: [String?]
  /// The words for elements; `nil` for unknown ones.
  private let elements: [String?]

  init(texts: [String?], elements: [String?]) {
    self.texts = texts
    self.elements = elements
  }

  /// Returns a request with its hidden texts filled in, or `nil` if one of them is unknown.
  func filling(_ request: JSONValue) -> JSONValue? {
    try? request.mapMembers(named: "query", query).mapTexts { try fill($0, texts) }
  }

  /// The error of an unknown text.
  private struct Unknown: Error {}

  private func query(_ recorded: JSONValue) throws -> JSONValue {
    guard recorded.holdsMarker else { return recorded }
    let phrases = elements.compactMap { $0 }
    for phrase in phrases {
      if let element = try? ElementPhrase(phrase),
        let query = try? JSONValue(parsing: JSONEncoder().encode(element.query)),
        MessageDifference.between(recorded, query) == nil
      {
        return query
      }
    }
    let names = phrases.flatMap { StepText.literals(in: $0).map(StepText.unescaped) }
    return try recorded.mapTexts { try fill($0, names + texts) }
  }

  private func fill(_ hidden: String, _ texts: [String?]) throws(Unknown) -> String {
    guard hidden.contains(SecretRedactor.marker) else { return hidden }
    for text in texts {
      guard let text else { throw Unknown() }
      if Self.fits(text, hidden) { return text }
    }
    // Only a part of the text is hidden, such as a name in a predicate.
    guard let text = texts.first ?? nil else { throw Unknown() }
    return hidden.replacing(SecretRedactor.marker, with: text)
  }

  /// Returns whether hiding parts of a text can result in the hidden one.
  private static func fits(_ text: String, _ hidden: String) -> Bool {
    var parts = hidden.split(separator: SecretRedactor.marker, omittingEmptySubsequences: false)
    let first = parts.removeFirst()
    let last = parts.popLast() ?? ""
    guard text.hasPrefix(first), text.hasSuffix(last), text.count >= first.count + last.count
    else { return false }
    var rest = text.dropFirst(first.count).dropLast(last.count)
    for part in parts where !part.isEmpty {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}

extension JSONValue {
  /// Returns the value with members of a name transformed at any depth.
  fileprivate func mapMembers(
    named name: String, _ transform: (JSONValue) throws -> JSONValue
  ) rethrows -> JSONValue {
    switch self {
    case .array(let values):
      return .array(try values.map { try $0.mapMembers(named: name, transform) })
    case .object(let members):
      var result: [String: JSONValue] = [:]
      for (key, member) in members {
        result[key] =
          try key == name ? transform(member) : member.mapMembers(named: name, transform)
      }
      return .object(result)
    default: return self
    }
  }
}
