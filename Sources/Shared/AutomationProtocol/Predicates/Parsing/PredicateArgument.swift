import Foundation

/// An argument of a format string.
public enum PredicateArgument: Hashable, Sendable {
  /// A value that a predicate can hold.
  case value(PredicateValue)
  /// A value that predicates don't support; using it is an error that names its type.
  case unsupported(type: String)

  /// Converts a Swift or Foundation value.
  ///
  /// Supported are strings, numbers, Booleans, dates, `nil`, points, sizes and rectangles, arrays,
  /// sets, ordered sets and dictionaries of these, their Foundation classes, and raw-representable
  /// values such as enum cases.
  public init(_ any: Any?) {
    guard let any else {
      self = .value(.null)
      return
    }
    if let argument = any as? PredicateArgument {
      self = argument
    } else if let value = PredicateArgument.converted(any) {
      self = .value(value)
    } else {
      self = .unsupported(type: String(describing: type(of: any)))
    }
  }

  /// Returns the value of the argument.
  func value(for specifier: String) throws(ElementPredicateError) -> PredicateValue {
    switch self {
    case .value(let value):
      if let number = value.number, !number.doubleValue.isFinite {
        throw ElementPredicateError(
          code: .wrongArgument, subject: specifier, found: value.description,
          expected: ["a finite number"])
      }
      return value
    case .unsupported(let type):
      throw ElementPredicateError(
        code: .wrongArgument, subject: specifier, found: "of the type \(type)",
        expected: ["a string", "number", "date", "rectangle", "array", "set", "dictionary", "nil"])
    }
  }
}

// MARK: - Conversion

extension PredicateArgument {
  private static func converted(_ any: Any) -> PredicateValue? {
    // Classes come first, because Foundation's bridging would make a Bool of an NSNumber.
    if type(of: any) is AnyObject.Type { return convertedObject(any) }
    switch any {
    case let value as PredicateValue: return value
    case let bool as Bool: return .bool(bool)
    case let string as String: return .string(string)
    case let integer as any BinaryInteger:
      return Int(exactly: integer).map(PredicateValue.int) ?? .double(Double(integer))
    case let float as any BinaryFloatingPoint: return .double(Double(float))
    case let string as any StringProtocol: return .string(String(string))
    case let character as Character: return .string(String(character))
    case let date as Date: return .date(date)
    case let point as CGPoint: return .point(x: Double(point.x), y: Double(point.y))
    case let size as CGSize: return .size(width: Double(size.width), height: Double(size.height))
    case let rect as CGRect:
      return .rect(
        x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
        height: Double(rect.size.height))
    case let keyed as [AnyHashable: Any]: return converted(keyed: keyed)
    case let set as Set<AnyHashable>: return converted(members: Array(set), sorted: true)
    case let strings as [String] where type(of: any) == [String].self:
      return .array(strings.map(PredicateValue.string))
    case let array as [Any]: return converted(members: array, sorted: false)
    case let represented as any RawRepresentable: return converted(represented.rawValue)
    default: break
    }
    let mirror = Mirror(reflecting: any)
    guard mirror.displayStyle == .optional else { return nil }
    return mirror.children.first.map { converted($0.value) } ?? .null
  }

  private static func convertedObject(_ any: Any) -> PredicateValue? {
    switch any {
    case is NSNull: return .null
    case let string as NSString: return .string(String(describing: string))
    case let number as NSNumber:
      let type = String(cString: number.objCType)
      if type == "d" || type == "f" { return .double(number.doubleValue) }
      if type == "Q", number.uint64Value > UInt64(Int.max) { return .double(number.doubleValue) }
      return .int(number.intValue)
    case let date as NSDate:
      return .date(Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate))
    case let array as NSArray: return converted(members: array.map { $0 }, sorted: false)
    case let set as NSSet: return converted(members: set.allObjects, sorted: true)
    case let set as NSOrderedSet: return converted(members: set.array, sorted: false)
    case let keyed as NSDictionary:
      var values: [AnyHashable: Any] = [:]
      for (key, value) in keyed {
        guard let key = key as? AnyHashable else { return nil }
        values[key] = value
      }
      return converted(keyed: values)
    default: return nil
    }
  }

  /// Converts members in sorted order if they come from a set, so that its predicate always has the
  /// same text.
  private static func converted(members: [Any], sorted: Bool) -> PredicateValue? {
    var values: [PredicateValue] = []
    for member in members {
      guard let value = converted(member) else { return nil }
      values.append(value)
    }
    return .array(sorted ? values.sorted { $0.description < $1.description } : values)
  }

  private static func converted(keyed: [AnyHashable: Any]) -> PredicateValue? {
    var values: [String: PredicateValue] = [:]
    for (key, member) in keyed {
      guard let value = converted(member) else { return nil }
      values[String(describing: key)] = value
    }
    return .dictionary(values)
  }
}

// MARK: - Literals

extension PredicateArgument: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByNilLiteral
{
  /// Makes an argument from a string literal.
  public init(stringLiteral value: String) { self = .value(.string(value)) }
  /// Makes an argument from an integer literal.
  public init(integerLiteral value: Int) { self = .value(.int(value)) }
  /// Makes an argument from a floating-point literal.
  public init(floatLiteral value: Double) { self = .value(.double(value)) }
  /// Makes an argument from a Boolean literal.
  public init(booleanLiteral value: Bool) { self = .value(.bool(value)) }
  /// Makes an argument from `nil`.
  public init(nilLiteral: ()) { self = .value(.null) }

  /// Makes an argument from an array literal.
  public init(arrayLiteral elements: PredicateArgument...) {
    var values: [PredicateValue] = []
    for element in elements {
      guard case .value(let value) = element else {
        self = element
        return
      }
      values.append(value)
    }
    self = .value(.array(values))
  }
}
