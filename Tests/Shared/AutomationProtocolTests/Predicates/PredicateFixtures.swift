import AutomationProtocol
import Synchronization
import Testing

/// An element for predicates, which records the keys that are read.
final class FakeElement: PredicateSubject {
  let values: [PredicateKey: PredicateValue]
  private let asked = Mutex<[String]>([])

  init(_ values: [PredicateKey: PredicateValue] = [:]) {
    self.values = values
  }

  /// The keys that were read, in order.
  var askedKeys: [String] { asked.withLock { $0 } }

  func predicateValue(forKey key: String) throws -> PredicateValue {
    asked.withLock { $0.append(key) }
    guard let known = PredicateKey(name: key) else { throw ElementPredicateError.unknownKey(key) }
    guard known == .identifiers else { return values[known] ?? .null }
    let keys: [PredicateKey] = [.identifier, .title, .label, .value, .placeholderValue]
    return .array(keys.compactMap { values[$0] })
  }

  /// Makes a button, enabled and not selected.
  static func button() -> FakeElement {
    FakeElement([
      .identifier: .string("save-button"), .label: .string("Save as…"), .title: .string(""),
      .value: .null, .elementType: .int(9), .isEnabled: .bool(true), .isSelected: .bool(false),
      .hasFocus: .bool(false), .exists: .bool(true), .isHittable: .bool(true), .count: .int(3),
      .frame: .rect(x: 10, y: 20, width: 100, height: 44), .horizontalSizeClass: .int(1),
    ])
  }

  /// Makes a text field with a placeholder and the value "1".
  static func field() -> FakeElement {
    FakeElement([
      .identifier: .string("amount"), .label: .string("Café"), .value: .string("1"),
      .placeholderValue: .string("Amount in EUR"), .elementType: .int(49),
      .isEnabled: .bool(false), .exists: .bool(true), .hasKeyboardFocus: .bool(true),
    ])
  }
}

/// A row of a table: a format string with its arguments, and the expected result.
struct FormatCase<Expected: Sendable>: Sendable, CustomTestStringConvertible {
  var format: String
  var arguments: [PredicateArgument]
  var expected: Expected

  init(_ format: String, _ arguments: [PredicateArgument] = [], _ expected: Expected) {
    self.format = format
    self.arguments = arguments
    self.expected = expected
  }

  var testDescription: String { "\(format) → \(expected)" }
}

func parsed(
  _ format: String, _ arguments: [PredicateArgument] = []
) throws -> ElementPredicate {
  try PredicateParser.parse(format, arguments: arguments)
}

/// Returns the error of parsing; `nil` if there isn't one.
func parsingError(
  _ format: String, _ arguments: [PredicateArgument] = []
) -> ElementPredicateError? {
  do {
    _ = try PredicateParser.parse(format, arguments: arguments)
    return nil
  } catch {
    return error
  }
}
