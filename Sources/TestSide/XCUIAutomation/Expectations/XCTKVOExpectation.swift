import AutomationProtocol
import Foundation
import XCTest

/// An expectation that a property of an element or a query changes, or gets a value.
///
/// Linux has no key-value observing, so only elements and queries can be observed; any other object
/// fails the test.
// Sendable is unchecked because of the superclass, which XCTest guards; the properties here are
// constant.
open class XCTKVOExpectation: XCTNSPredicateExpectation, @unchecked Sendable {
  /// The name of the property.
  public let keyPath: String
  /// The expected value, or `nil` for any change.
  public let expectedValue: Any?

  /// Creates an expectation that a property gets a value.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the property, as in predicates.
  ///   - object: The element or query.
  ///   - expectedValue: The value, or `nil` for any value other than the current one.
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
  /// Creates an expectation that a property of an element or a query gets a value.
  ///
  /// - Parameters:
  ///   - objectToObserve: The element or query; Linux has no key-value observing of other objects.
  ///   - keyPath: The name of the property, as in predicates.
  ///   - expectedValue: The value, or `nil` for any value other than the current one.
  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, expectedValue: Any? = nil
  ) -> XCTestExpectation {
    let predicate = NSPredicate.observing(
      keyPath, of: objectToObserve, expectedValue: expectedValue)
    return expectation(for: predicate, evaluatedWith: objectToObserve)
  }

  /// Creates an expectation that a property of an element or a query changes.
  ///
  /// - Parameters:
  ///   - objectToObserve: The element or query; Linux has no key-value observing of other objects.
  ///   - keyPath: The name of the property, as in predicates.
  ///   - handler: A closure that gets the object and an empty dictionary, and returns whether the
  ///     change fulfills the expectation.
  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String,
    handler: @escaping (_ observedObject: Any, _ change: [AnyHashable: Any]) -> Bool
  ) -> XCTestExpectation {
    let predicate = NSPredicate.observing(keyPath, of: objectToObserve, expectedValue: nil)
    // XCTest calls the handler on the thread where the test waits.
    nonisolated(unsafe) let answer = { handler(objectToObserve, [:]) }
    return expectation(for: predicate, evaluatedWith: objectToObserve) { answer() }
  }
}

extension NSPredicate {
  /// Returns a predicate that is true when a property has a value, or a value other than the
  /// current one.
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

/// The error for an object that cannot be observed.
private struct UnobservableObject: Error, CustomStringConvertible {
  var type: String
  var keyPath: String

  var description: String {
    "“\(keyPath)” of \(type) cannot be observed: Linux has no key-value observing. Elements and "
      + "queries can; for anything else use expectation(for:evaluatedWith:) with a block predicate."
  }
}
