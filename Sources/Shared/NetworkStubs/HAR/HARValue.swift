import Foundation

/// A value in a JSON file that can't be used there, for messages.
public enum HARValue: Sendable, Hashable {
  /// The value `null`.
  case null
  /// A Boolean value.
  case bool(Bool)
  /// A number, as it is written.
  case number(String)
  /// A text.
  case text(String)
  /// A list.
  case list
  /// An object.
  case object

  /// Makes a value of one that `JSONSerialization` has read.
  init(_ value: Any?) {
    switch value {
    case let text as String: self = .text(text)
    case is [Any]: self = .list
    case is [String: Any]: self = .object
    case let number as NSNumber:
      self = number.isBoolean ? .bool(number.boolValue) : .number("\(number)")
    default: self = .null
    }
  }
}

extension NSNumber {
  /// Whether `JSONSerialization` has read a Boolean value.
  var isBoolean: Bool { String(cString: objCType) == "c" }
}
