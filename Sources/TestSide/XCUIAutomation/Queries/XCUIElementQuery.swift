import AppDriving
import AutomationProtocol
import Foundation

/// A search for elements, which the app performs each time the query is used.
///
/// Creating a query never contacts the app. `count`, `allElementsBoundByIndex` and
/// `debugDescription` do.
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  let handle: ElementHandle

  init(_ handle: ElementHandle) { self.handle = handle }

  // MARK: Elements

  /// The single element that the query matches; using it fails if none or several match.
  open var element: XCUIElement { XCUIElement(handle) }

  /// The first matching element; further matches are not a failure.
  open var firstMatch: XCUIElement { XCUIElement(handle.appending(.first)) }

  /// Returns the element with a string.
  ///
  /// The whole string must be the element's identifier, title, label, value or placeholder value.
  open subscript(key: String) -> XCUIElement {
    XCUIElement(handle.appending(identifiedBy: key))
  }

  /// Returns the element at a position, which is resolved again at each use.
  open func element(boundBy index: Int) -> XCUIElement {
    XCUIElement(handle.appending(.index(index)))
  }

  /// Returns the element at a position, which is resolved again at each use.
  open func element(at index: Int) -> XCUIElement { element(boundBy: index) }

  /// Returns the matching element with a type and a string.
  ///
  /// - Parameters:
  ///   - elementType: The type, or `any` for all.
  ///   - identifier: The string, or `nil` for any.
  open func element(
    matching elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElement {
    matching(elementType, identifier: identifier).element
  }

  /// The current number of matching elements.
  open var count: Int {
    recording(or: NeutralAnswer.count) { test in try handle.count(in: test) }
  }

  /// An element for each current match, identified by its position.
  ///
  /// The attributes are part of the same answer, and are used as long as they can't have changed: until
  /// the next call that acts or waits. From then on each element is resolved again by its position, like
  /// any other.
  open var allElementsBoundByIndex: [XCUIElement] {
    recording(or: NeutralAnswer.elements(of: handle)) { test in
      try handle.allResolved(in: test) { index, _ in handle.appending(.index(index)) }
        .map(XCUIElement.init)
    }
  }

  /// An element for each current match, valid as long as that element exists, wherever it moves.
  ///
  /// The attributes are part of the same answer, as with `allElementsBoundByIndex`.
  open var allElementsBoundByAccessibilityElement: [XCUIElement] {
    recording(or: NeutralAnswer.elements(of: handle)) { test in
      try handle.allResolved(in: test) { handle.element($1.identity) }
        .map(XCUIElement.init)
    }
  }

  // MARK: Narrowing

  /// Returns a query for the matching elements with a string.
  open func matching(identifier: String) -> XCUIElementQuery {
    XCUIElementQuery(handle.appending(identifiedBy: identifier))
  }

  /// Returns a query for the matching elements with a type and a string.
  ///
  /// - Parameters:
  ///   - elementType: The type, or `any` for all.
  ///   - identifier: The string, or `nil` for any.
  open func matching(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    guard let identifier else {
      return XCUIElementQuery(handle.appending(.type(elementType)))
    }
    return XCUIElementQuery(handle.appending(elementType, identifiedBy: identifier))
  }

  /// Returns a query for the matching elements that are or contain an element with a type and a string.
  ///
  /// - Parameters:
  ///   - elementType: The type, or `any` for all.
  ///   - identifier: The string, or `nil` for any.
  open func containing(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    guard let identifier else {
      return XCUIElementQuery(handle.appending(.containing(elementType, .value(true))))
    }
    return XCUIElementQuery(
      handle.appending(identifiedBy: identifier) { .containing(elementType, $0) })
  }

  /// Returns a query for the matching elements that satisfy a predicate.
  ///
  /// - Parameter predicate: A predicate on the attributes of `XCUIElementAttributes`. One created
  ///   with `NSPredicate(format:)` is evaluated in the app; a block is called in the test process,
  ///   with an `XCUIElementSnapshot` of each element, each time the app has changed.
  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    XCUIElementQuery(handle.appending(predicate, QueryStep.matching))
  }

  /// Returns the matching element that satisfies a predicate.
  open func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

  /// Returns a query for the matching elements that are or contain an element that satisfies a
  /// predicate.
  ///
  /// As in XCUITest, `staticTexts.containing(predicate)` therefore also finds texts without descendants.
  open func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    XCUIElementQuery(handle.appending(predicate) { .containing(.any, $0) })
  }

  // MARK: Descendants

  /// Returns a query for all descendants of a type.
  open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(handle.appending(.descendants(type)))
  }

  /// Returns a query for the direct children of a type.
  open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(handle.appending(.children(type)))
  }

  // MARK: Descriptions

  /// A short description of the query.
  open override var description: String {
    "<XCUIElementQuery: \(handle.query.swiftSource)>"
  }

  /// Each step of the query and its current matches; it never fails the test.
  open override var debugDescription: String {
    reporting(or: NeutralAnswer.text) { test in handle.queryDescription(in: test) }
  }
}

// Sendable is unchecked because the class isn't final; its properties are constant and Sendable.
extension XCUIElementQuery: @unchecked Sendable {}
