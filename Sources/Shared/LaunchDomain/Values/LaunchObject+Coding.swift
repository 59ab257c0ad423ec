/// A launch object is encoded as the JSON value that it represents.
extension LaunchObject: Codable {
  /// Decodes any JSON value except `null`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([LaunchObject].self) {
      self = .array(value)
    } else {
      self = .dictionary(try container.decode([String: LaunchObject].self))
    }
  }

  /// Encodes the JSON value that the object represents.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let value): try container.encode(value)
    case .boolean(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .dictionary(let value): try container.encode(value)
    case .other(let type): try container.encode("<\(type)>")
    }
  }
}
