import Foundation

/// A fault in a JSON text of employees, with its position.
struct JSONFault: Equatable {
  /// The position in the text.
  var position: TextPosition
  /// The place in the employees: `employee 3, jobRole`; empty if the text isn't JSON.
  var place: String
  /// A sentence on what was found instead.
  var reason: String

  /// Determines the fault.
  ///
  /// - Parameters:
  ///   - error: The error of a `JSONDecoder`.
  ///   - json: The decoder's input.
  init(_ error: any Error, in json: Data) {
    let bytes = [UInt8](json)
    if let offset = Self.firstByteThatIsNoText(in: bytes) {
      let byte = String(bytes[offset], radix: 16, uppercase: true)
      self.init(offset, in: bytes, "this is not UTF-8 text: a byte 0x\(byte) cannot stand here.")
    } else if let fault = JSONScanner.fault(in: bytes) {
      self.init(fault.offset, in: bytes, fault.sentence(bytes))
    } else {
      self.init(decodingError: error, in: bytes)
    }
  }

  private init(_ offset: Int, in bytes: [UInt8], place: String = "", _ reason: String) {
    position = TextPosition(of: offset, in: bytes)
    self.place = place
    self.reason = reason
  }

  private init(decodingError error: any Error, in bytes: [UInt8]) {
    let path: [any CodingKey]
    var reason: String
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      path = context.codingPath
      reason = "“\(key.stringValue)” is missing."
    case .valueNotFound(_, let context), .typeMismatch(_, let context):
      path = context.codingPath
      reason = ""
    case .dataCorrupted(let context):
      path = context.codingPath
      reason = context.debugDescription
    default:
      path = []
      reason = "\(error)"
    }
    let offset = JSONScanner.offset(of: path.map(JSONStep.init), in: bytes)
    if reason.isEmpty {
      let wanted = ["a list", "an object"].dropFirst(path.count).first ?? "text in quotes"
      reason = "\(wanted) is expected, and here is \(Self.kind(of: bytes.dropFirst(offset)))."
    }
    let place = path.map { key in
      key.intValue.map { "employee \($0 + 1)" } ?? key.stringValue
    }
    self.init(offset, in: bytes, place: place.joined(separator: ", "), reason)
  }

  /// Returns the kind of a value, judging by its first byte.
  private static func kind(of value: ArraySlice<UInt8>) -> String {
    switch value.first {
    case UInt8(ascii: "{"): "an object"
    case UInt8(ascii: "["): "a list"
    case UInt8(ascii: "\""): "text"
    case UInt8(ascii: "t"), UInt8(ascii: "f"): "true or false"
    case UInt8(ascii: "n"): "nothing (null)"
    default: "a number"
    }
  }

  /// Returns the offset of the first byte that isn't valid UTF-8; `nil` if all are.
  private static func firstByteThatIsNoText(in bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var offset = 0
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
    return offset
  }
}
