import Foundation

/// A launch value as user defaults hold it: the result of Foundation's parsing of an argument.
///
/// Foundation gives strings and, for arguments written as property lists, lists and tables of
/// strings. Numbers and booleans come only from XML property lists and from saved defaults.
public enum LaunchObject: Hashable, Sendable {
  case string(String)
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case array([LaunchObject])
  case dictionary([String: LaunchObject])
  /// A property-list value of another type, such as data or a date; the string is the type's name.
  case other(String)

  /// Wraps a value that `UserDefaults.object(forKey:)` returned.
  public init(_ value: Any) {
    switch value {
    case let text as String:
      self = .string(text)
    case let items as [Any]:
      self = .array(items.map { LaunchObject($0) })
    case let items as [String: Any]:
      self = .dictionary(items.mapValues { LaunchObject($0) })
    case let number as NSNumber:
      switch String(cString: number.objCType) {
      // Int8 has the same type code as a boolean, but property lists contain no Int8.
      case "c", "B": self = .boolean(number.boolValue)
      case "f", "d": self = .number(number.doubleValue)
      default: self = .integer(number.intValue)
      }
    default:
      self = .other(String(describing: type(of: value)))
    }
  }

  /// The object as text, if it is text or a number.
  public var text: String? {
    switch self {
    case .string(let text): text
    case .integer(let value): String(value)
    case .number(let value): String(value)
    case .boolean, .array, .dictionary, .other: nil
    }
  }

  /// All texts within the object, at any depth.
  var texts: [String] {
    switch self {
    case .array(let items): items.flatMap(\.texts)
    case .dictionary(let items): items.values.flatMap(\.texts)
    default: text.map { [$0] } ?? []
    }
  }

  /// The object's kind in words, for errors.
  var noun: String {
    switch self {
    case .string: "text"
    case .boolean: "a boolean"
    case .integer, .number: "a number"
    case .array: "a list"
    case .dictionary: "a table"
    case .other(let type): type
    }
  }
}
