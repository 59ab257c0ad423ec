import Foundation

/// A value in a predicate, or of an attribute that a predicate reads.
///
/// Numbers are equal if they have the same numeric value, in any case. Booleans are the
/// numbers 1 and 0: `.bool(true) == .int(1) == .double(1)`, as with `NSNumber`.
public enum PredicateValue: Sendable {
  /// No value, `nil`.
  case null
  /// A Boolean, `TRUE` or `FALSE`.
  case bool(Bool)
  /// An integer.
  case int(Int)
  /// A number with a fraction.
  case double(Double)
  /// A string.
  case string(String)
  /// A collection.
  case array([PredicateValue])
  /// Values by key; treated as a collection, its members are the values.
  case dictionary([String: PredicateValue])
  /// A point in time.
  case date(Date)
  /// A point of the screen.
  case point(x: Double, y: Double)
  /// A size, in points.
  case size(width: Double, height: Double)
  /// A rectangle, in points.
  case rect(x: Double, y: Double, width: Double, height: Double)
}

extension PredicateValue {
  /// The value as a number, if it is one.
  var number: PredicateNumber? {
    switch self {
    case .bool(let bool): .int(bool ? 1 : 0)
    case .int(let int): .int(int)
    case .double(let double): .double(double)
    default: nil
    }
  }

  /// The members, if the value is a collection; a dictionary's are in the order of its keys.
  var members: [PredicateValue]? {
    switch self {
    case .array(let values): values
    case .dictionary(let values): values.sorted { $0.key < $1.key }.map(\.value)
    default: nil
    }
  }

  /// The kind of the value, for messages.
  var kindName: String {
    switch self {
    case .null: "nil"
    case .bool: "a Boolean value"
    case .int, .double: "a number"
    case .string: "a string"
    case .array: "a collection"
    case .dictionary: "a dictionary"
    case .date: "a date"
    case .point: "a point"
    case .size: "a size"
    case .rect: "a rectangle"
    }
  }
}

extension PredicateValue: Hashable {
  /// Returns whether two values are equal; numbers are compared by their numeric value.
  public static func == (left: PredicateValue, right: PredicateValue) -> Bool {
    switch (left, right) {
    case (.string(let left), .string(let right)): left == right
    case (.null, .null): true
    case (.array(let left), .array(let right)): left == right
    case (.dictionary(let left), .dictionary(let right)): left == right
    case (.date(let left), .date(let right)): left == right
    case (.point(let x, let y), .point(let otherX, let otherY)): x == otherX && y == otherY
    case (.size(let width, let height), .size(let otherWidth, let otherHeight)):
      width == otherWidth && height == otherHeight
    case (
      .rect(let x, let y, let width, let height),
      .rect(let otherX, let otherY, let otherWidth, let otherHeight)
    ):
      x == otherX && y == otherY && width == otherWidth && height == otherHeight
    default:
      if let left = left.number, let right = right.number { left == right } else { false }
    }
  }

  /// Hashes the value so that equal numbers have equal hashes.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool, .int, .double: hasher.combine(number)
    case .string(let string): hasher.combine(string)
    case .array(let values): hasher.combine(values)
    case .dictionary(let values): hasher.combine(values)
    case .date(let date): hasher.combine(date)
    case .point(let x, let y): hasher.combine([x, y])
    case .size(let width, let height): hasher.combine([width, height])
    case .rect(let x, let y, let width, let height): hasher.combine([x, y, width, height])
    }
  }
}

extension PredicateValue: CustomStringConvertible {
  /// The value in the syntax of a format string.
  public var description: String {
    PredicateFormatter.text(of: self)
  }
}
