import LaunchDomain
import NetworkStubs

extension JSONValue {
  /// Whether the value contains a hidden text.
  var holdsMarker: Bool {
    switch self {
    case .string(let text): text.contains(SecretRedactor.marker)
    case .array(let values): values.contains(where: \.holdsMarker)
    case .object(let members): members.values.contains(where: \.holdsMarker)
    default: false
    }
  }

  /// Returns the value with its texts transformed.
  func mapTexts<Failure: Error>(
    _ transform: (String) throws(Failure) -> String
  ) throws(Failure) -> JSONValue {
    switch self {
    case .string(let text): return .string(try transform(text))
    case .array(let values):
      var result: [JSONValue] = []
      for value in values { result.append(try value.mapTexts(transform)) }
      return .array(result)
    case .object(let members):
      var result: [String: JSONValue] = [:]
      for (key, member) in members { result[key] = try member.mapTexts(transform) }
      return .object(result)
    default: return self
    }
  }
}
