/// A value in a D-Bus message.
indirect enum BusValue: Hashable, Sendable {
  case string(String)
  case path(String)
  case int32(Int32)
  case uint32(UInt32)
  case bool(Bool)
  case double(Double)
  /// An integer of another width.
  case integer(Int64)
  /// Values of one type, with its signature, which even an empty array needs.
  case array([BusValue], of: String)
  case structure([BusValue])
  /// A key and a value in a dictionary.
  case entry(BusValue, BusValue)
  case variant(BusValue)
  /// A value of an unused type, such as a descriptor.
  case other

  /// The D-Bus signature of the value's type.
  var signature: String {
    switch self {
    case .string: "s"
    case .path: "o"
    case .int32: "i"
    case .uint32: "u"
    case .bool: "b"
    case .double: "d"
    case .integer: "x"
    case .array(_, let element): "a" + element
    case .structure(let fields): "(" + fields.map(\.signature).joined() + ")"
    case .entry(let key, let value): "{" + key.signature + value.signature + "}"
    case .variant: "v"
    case .other: ""
    }
  }

  /// The text, if the value is a string or a path.
  var text: String? {
    switch self {
    case .string(let text), .path(let text): text
    case .variant(let value): value.text
    default: nil
    }
  }

  /// The number, if the value is an integer or a Boolean.
  var number: Int? {
    switch self {
    case .int32(let number): Int(number)
    case .uint32(let number): Int(number)
    case .integer(let number): Int(number)
    case .bool(let isTrue): isTrue ? 1 : 0
    case .variant(let value): value.number
    default: nil
    }
  }

  /// The number, if the value is an integer, a Boolean or a floating-point number.
  var double: Double? {
    switch self {
    case .double(let number): number
    case .variant(let value): value.double
    default: number.map(Double.init)
    }
  }

  /// The values of a dictionary by their keys; empty for other values.
  var entries: [String: BusValue] {
    var entries: [String: BusValue] = [:]
    for case .entry(let key, let value) in elements {
      if let key = key.text { entries[key] = value }
    }
    return entries
  }

  /// The elements of an array or the fields of a structure; empty for other values.
  var elements: [BusValue] {
    switch self {
    case .array(let values, _), .structure(let values): values
    case .variant(let value): value.elements
    default: []
    }
  }
}
