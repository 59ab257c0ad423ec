/// The value of an element, which is nearly always a string, as in XCUITest.
public enum ElementValue: Sendable, Hashable {
  /// A text, such as a field's contents or `"50%"` of a slider.
  case string(String)
  /// A number.
  case number(Double)
  /// A Boolean.
  case bool(Bool)

  /// The value as text, as it appears in descriptions.
  public var text: String {
    switch self {
    case .string(let string): string
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
    case .bool(let bool): bool ? "1" : "0"
    }
  }
}

extension ElementValue: Codable {
  /// Reads a JSON string, number or boolean.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else {
      self = .number(try container.decode(Double.self))
    }
  }

  /// Writes a JSON string, number or boolean.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let string): try container.encode(string)
    case .number(let number): try container.encode(number)
    case .bool(let bool): try container.encode(bool)
    }
  }
}
