import NetworkStubs

/// Accessors for values of a given type, which return `nil` for other types.
extension JSONValue {
  /// The member of an object.
  subscript(_ key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// The text.
  var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The number, whether integer or fraction.
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The elements of a list.
  var array: [JSONValue]? {
    if case .array(let value) = self { value } else { nil }
  }
}
