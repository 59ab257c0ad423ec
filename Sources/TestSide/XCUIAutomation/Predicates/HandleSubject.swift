import AutomationProtocol
import FormatPredicates
import Foundation

extension ElementPredicate {
  /// Evaluates the predicate with an object that a test passes.
  func evaluate(onObject object: Any?, in test: RunningTest) throws -> Bool {
    switch object {
    case let element as XCUIElement:
      return try evaluate(on: HandleSubject(handle: element.handle, test: test))
    case let query as XCUIElementQuery:
      return try evaluate(on: HandleSubject(handle: query.handle, test: test))
    case let snapshot as any XCUIElementAttributes:
      return try evaluate(on: ElementSnapshotSubject(snapshot: snapshot))
    default:
      if let members = object as? [Any], members.contains(where: Self.isElement) {
        for key in keys.sorted() where !key.hasPrefix("@") && key != HandleSubject.state {
          guard PredicateKey(name: key) != nil else { throw ElementPredicateError.unknownKey(key) }
        }
        return try evaluate(
          on: PredicateValue.array(try members.map { try value(of: $0, in: test) }))
      }
      return try evaluate(onObject: object)
    }
  }

  /// Returns whether the evaluation of an object needs an app.
  static func asksAnApp(about object: Any?) -> Bool {
    switch object {
    case is XCUIElement, is XCUIElementQuery: true
    case let members as [Any]: members.contains { $0 is XCUIElement }
    default: false
    }
  }

  private static func isElement(_ object: Any) -> Bool {
    object is XCUIElement || object is any XCUIElementAttributes
  }

  /// Returns an element as a dictionary of the keys in the predicate, and any other object unchanged.
  private func value(of object: Any?, in test: RunningTest) throws -> PredicateValue {
    switch object {
    case let element as XCUIElement:
      return try dictionary(of: HandleSubject(handle: element.handle, test: test))
    case let snapshot as any XCUIElementAttributes:
      return try dictionary(of: ElementSnapshotSubject(snapshot: snapshot))
    default:
      if case .value(let value) = PredicateArgument(object) { return value }
      throw ElementPredicateError(
        code: .wrongArgument, subject: "evaluate(with:)",
        found: "of the type \(object.map { "\(type(of: $0))" } ?? "nil")",
        expected: [
          "an element", "a query", "a snapshot", "a string", "number", "date", "rectangle", "array",
          "set", "dictionary", "nil",
        ])
    }
  }

  private func dictionary(of subject: some PredicateSubject) throws -> PredicateValue {
    let format = formatString
    var values: [String: PredicateValue] = [:]
    for name in PredicateKey.allNames + [HandleSubject.state] where format.contains(name) {
      // The name may be part of a string literal; a key that the element lacks causes an error later.
      do {
        values[name] = try subject.predicateValue(forKey: name)
      } catch is ElementPredicateError, is UnknownSnapshotKey {
        continue
      }
    }
    return .dictionary(values)
  }
}

extension ElementHandle {
  /// Whether the query leads to the app itself.
  fileprivate var isApplication: Bool { query == application.root }
}

/// An element or a query as the subject of a predicate that is evaluated in the test.
struct HandleSubject: PredicateSubject {
  /// The key of an application's state, which only the test process knows.
  static let state = "state"

  var handle: ElementHandle
  var test: RunningTest

  func predicateValue(forKey name: String) throws -> PredicateValue {
    if name == Self.state, handle.isApplication {
      return .int(Int(try handle.applicationState(in: test).rawValue))
    }
    guard let key = PredicateKey(name: name) else {
      throw ElementPredicateError.unknownKey(name)
    }
    switch key {
    case .exists: return .bool(try handle.count(limit: 1, in: test) > 0)
    case .count: return .int(try handle.count(in: test))
    case .isHittable: return .bool(try handle.isHittable(in: test))
    case .horizontalSizeClass, .verticalSizeClass:
      guard try handle.count(limit: 1, in: test) > 0 else { return .null }
      for size in [XCUIElement.SizeClass.regular, .compact] {
        let step = QueryStep.matching(.isEqual(key, .int(size.rawValue)))
        if try handle.appending(step).count(limit: 1, in: test) > 0 { return .int(size.rawValue) }
      }
      return .int(XCUIElement.SizeClass.unspecified.rawValue)
    default:
      // A predicate is evaluated at once; only waiting methods wait.
      guard let element = try handle.all(in: test).first else { return .null }
      return element.predicateValue(of: key)
    }
  }
}

extension ElementAttributes {
  func predicateValue(of key: PredicateKey) -> PredicateValue {
    switch key {
    case .identifier: .string(identifier)
    case .label: .string(label)
    case .title: .string(title)
    case .value: value?.predicateValue ?? .null
    case .placeholderValue: placeholderValue.map { .string($0) } ?? .null
    case .frame:
      .rect(
        x: frame.origin.x, y: frame.origin.y, width: frame.width, height: frame.height)
    case .elementType: .int(Int(elementType.rawValue))
    case .isEnabled: .bool(isEnabled)
    case .isSelected: .bool(isSelected)
    case .hasFocus: .bool(hasFocus)
    case .hasKeyboardFocus: .bool(hasKeyboardFocus)
    case .identifiers: .array(identifiers.map { .string($0) })
    case .exists, .count, .isHittable, .horizontalSizeClass, .verticalSizeClass: .null
    }
  }

  private var identifiers: [String] {
    [identifier, title, label, value?.text ?? "", placeholderValue ?? ""].filter { !$0.isEmpty }
  }
}

extension ElementValue {
  fileprivate var predicateValue: PredicateValue {
    switch self {
    case .string(let string): .string(string)
    case .number(let number): .double(number)
    case .bool(let bool): .bool(bool)
    }
  }
}
