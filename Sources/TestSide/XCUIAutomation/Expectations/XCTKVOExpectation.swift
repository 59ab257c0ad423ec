import AutomationProtocol
import Foundation
import XCTest

/// Expects a property of an element or a query to change, or to get a value.
///
/// Linux has no key-value observing, so that only what is about an app can be observed; anything else
/// fails the test.
// What it holds is constant; XCTest guards the rest.
open class XCTKVOExpectation: XCTNSPredicateExpectation, @unchecked Sendable {
  /// The name of the property.
  public let keyPath: String
  /// The value that it is to get; nil is any other than it had.
  public let expectedValue: Any?

  /// Expects a property to get a value.
  ///
  /// - Parameters:
  ///   - keyPath: Its name, as in predicates.
  ///   - object: The element or query.
  ///   - expectedValue: The value; nil is any other than it has now.
  public init(keyPath: String, object: Any, expectedValue: Any? = nil) {
    self.keyPath = keyPath
    self.expectedValue = expectedValue
    let predicate = NSPredicate.observing(keyPath, of: object, expectedValue: expectedValue)
    super.init(
      predicate: ExpectationGate(predicate).makePredicate(), object: object, file: #filePath,
      line: #line)
    expectationDescription = elementDescription
  }
}

extension XCTestCase {
  /// Expects a property of an element or a query to get a value.
  ///
  /// - Parameters:
  ///   - objectToObserve: The element or query; Linux has no key-value observing of anything else.
  ///   - keyPath: The name of the property, as in predicates.
  ///   - expectedValue: The value; nil is any other than it has now.
  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, expectedValue: Any? = nil
  ) -> XCTestExpectation {
    let predicate = NSPredicate.observing(
      keyPath, of: objectToObserve, expectedValue: expectedValue)
    return expectation(for: predicate, evaluatedWith: objectToObserve)
  }

  /// Expects a property of an element or a query to change in a way that suffices.
  ///
  /// - Parameters:
  ///   - objectToObserve: The element or query; Linux has no key-value observing of anything else.
  ///   - keyPath: The name of the property, as in predicates.
  ///   - handler: Gets the object and nothing about the change; returns whether it suffices.
  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String,
    handler: @escaping (_ observedObject: Any, _ change: [AnyHashable: Any]) -> Bool
  ) -> XCTestExpectation {
    let predicate = NSPredicate.observing(keyPath, of: objectToObserve, expectedValue: nil)
    // XCTest calls it where the test waits.
    nonisolated(unsafe) let answer = { handler(objectToObserve, [:]) }
    return expectation(for: predicate, evaluatedWith: objectToObserve) { answer() }
  }
}

extension NSPredicate {
  /// True when a property has a value, or another one than now.
  fileprivate static func observing(
    _ keyPath: String, of object: Any, expectedValue: Any?
  ) -> NSPredicate {
    let current: Any?
    switch object {
    case let element as XCUIElement:
      current =
        recording(or: nil as PredicateArgument?) { test in
          let subject = HandleSubject(handle: element.handle, test: test)
          let key = String(keyPath.prefix { $0 != "." })
          return .value(try subject.predicateValue(forKey: key))
        }
    case let query as XCUIElementQuery:
      current = recording(or: nil as PredicateArgument?) { test in
        .value(try HandleSubject(handle: query.handle, test: test).predicateValue(forKey: keyPath))
      }
    default:
      return recording(or: NSPredicate(value: false)) { _ in
        throw UnobservableObject(type: "\(type(of: object))", keyPath: keyPath)
      }
    }
    if let expectedValue {
      return NSPredicate(format: "%K == %@", argumentArray: [keyPath, expectedValue])
    }
    return NSPredicate(format: "%K != %@", argumentArray: [keyPath, current ?? NSNull()])
  }
}

/// Something that cannot be observed.
private struct UnobservableObject: Error, CustomStringConvertible {
  var type: String
  var keyPath: String

  var description: String {
    "“\(keyPath)” of \(type) cannot be observed: Linux has no key-value observing. Elements and "
      + "queries can; for anything else use expectation(for:evaluatedWith:) with a block predicate."
  }
}
