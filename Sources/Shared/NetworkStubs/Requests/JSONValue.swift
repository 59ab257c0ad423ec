import Foundation

/// A JSON value: the body of an answer, a condition on a request's body, or a message of a protocol.
public enum JSONValue: Sendable, Hashable {
  /// The value `null`.
  case null
  /// A Boolean value.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A whole number, whose digits are all kept.
  case integer(Int64)
  /// A string.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// An object.
  case object([String: JSONValue])

  /// Reads JSON text.
  ///
  /// - Throws: `DecodingError` if it isn't JSON.
  public init(parsing data: Data) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: data)
  }

  /// The value as JSON text, with keys in alphabetical order.
  public var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding can only fail for a number that JSON can't represent, and those are written as `null`.
    return (try? encoder.encode(self)) ?? Data("null".utf8)
  }
}

extension JSONValue: Codable {
  /// Reads a value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let flag = try? container.decode(Bool.self) {
      self = .bool(flag)
    } else if let whole = try? container.decode(Int64.self) {
      self = .integer(whole)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .array(list)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// Writes a value; a number that JSON can't represent becomes `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let flag): try container.encode(flag)
    case .number(let number) where !number.isFinite: try container.encodeNil()
    case .number(let number): try container.encode(number)
    case .integer(let whole): try container.encode(whole)
    case .string(let text): try container.encode(text)
    case .array(let list): try container.encode(list)
    case .object(let object): try container.encode(object)
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByNilLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Makes a string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Makes a Boolean value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Makes a whole number.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// Makes a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Makes `null`.
  public init(nilLiteral: ()) { self = .null }
  /// Makes a list.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Makes an object; the last of equal keys counts.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
