import Foundation

/// A JSON value that is sent to the browser or read from one of its events.
enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByArrayLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
}

extension JSON {
  /// Returns a member of an object, or `nil` if this isn't an object or has no such member.
  subscript(_ key: String) -> JSON? {
    if case .object(let members) = self { return members[key] }
    return nil
  }

  /// The text, or `nil` for other values.
  var string: String? {
    if case .string(let string) = self { return string }
    return nil
  }

  /// The number, or `nil` for other values.
  var number: Double? {
    if case .number(let number) = self { return number }
    return nil
  }

  /// The Boolean value, or `nil` for other values.
  var bool: Bool? {
    if case .bool(let bool) = self { return bool }
    return nil
  }

  /// The elements of an array; empty for other values.
  var array: [JSON] {
    if case .array(let elements) = self { return elements }
    return []
  }

  /// Creates a number.
  init(_ number: some BinaryFloatingPoint) { self = .number(Double(number)) }

  /// Creates a number.
  init(_ number: some BinaryInteger) { self = .number(Double(number)) }
}

extension JSON: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  /// The JSON text of the value, without spaces.
  ///
  /// Requests are small and written a thousand times a second, for which Foundation's encoder is too slow.
  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value):
      text += Int(exactly: value).map { "\($0)" } ?? (value.isFinite ? "\(value)" : "0")
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.write(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func write(_ value: String, to text: inout String) {
    text += "\""
    defer { text += "\"" }
    // A body can have megabytes, and almost no text needs escaping.
    if value.utf8.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") })
    {
      text += value
      return
    }
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case _ where scalar.value < 0x20:
        text += "\\u" + String(repeating: "0", count: scalar.value < 0x10 ? 3 : 2)
        text += String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
