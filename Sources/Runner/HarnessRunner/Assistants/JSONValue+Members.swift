import NetworkStubs

/// What a message holds, if it holds that.
extension JSONValue {
  /// The member of an object.
  subscript(_ key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// The text.
  var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The number, whole or not.
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
