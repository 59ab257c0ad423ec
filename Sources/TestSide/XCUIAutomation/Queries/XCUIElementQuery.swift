import AppSession
import AutomationProtocol
import Foundation

/// A search for elements, carried out in the app whenever something is asked of it.
///
/// Building one never touches the app. `count`, `allElementsBoundByIndex` and `debugDescription` do.
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  let handle: ElementHandle

  init(_ handle: ElementHandle) { self.handle = handle }

  // MARK: Elements

  /// The element of a query that finds one; using it fails when there are none or several.
  open var element: XCUIElement { XCUIElement(handle) }

  /// The first of the elements; several are no failure.
  open var firstMatch: XCUIElement { XCUIElement(handle.appending(.first)) }

  /// The element that is identified by a string.
  ///
  /// The whole string must be its identifier, title, label, value or placeholder value.
  open subscript(key: String) -> XCUIElement {
    XCUIElement(handle.with(handle.chain.appending(identifiedBy: key)))
  }

  /// The element at a position, which is counted anew at each use.
  open func element(boundBy index: Int) -> XCUIElement {
    XCUIElement(handle.appending(.index(index)))
  }

  /// The element at a position, which is counted anew at each use.
  open func element(at index: Int) -> XCUIElement { element(boundBy: index) }

  /// The one of the elements that is of a type and identified by a string.
  ///
  /// - Parameters:
  ///   - elementType: The type; `any` for all.
  ///   - identifier: The string; nil for every one.
  open func element(
    matching elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElement {
    matching(elementType, identifier: identifier).element
  }

  /// How many elements there are now.
  open var count: Int {
    recording(or: NeutralAnswer.count) { test in try handle.count(in: test) }
  }

  /// An element for each position that there is now.
  ///
  /// Their attributes come along in the same round trip, and are used for as long as nothing can have
  /// changed: until the next call that does something or waits. From then on each element is looked
  /// up anew by its position, as everywhere.
  open var allElementsBoundByIndex: [XCUIElement] {
    recording(or: NeutralAnswer.elements(of: handle)) { test in
      try handle.allKept(in: test) { index, _ in handle.chain.appending(.index(index)) }
        .map(XCUIElement.init)
    }
  }

  /// The elements that there are now, each for as long as it lives, wherever it moves.
  ///
  /// Their attributes come along, as with `allElementsBoundByIndex`.
  open var allElementsBoundByAccessibilityElement: [XCUIElement] {
    recording(or: NeutralAnswer.elements(of: handle)) { test in
      try handle.allKept(in: test) { QueryChain.application.appending(.identity($1.identity)) }
        .map(XCUIElement.init)
    }
  }

  // MARK: Narrowing

  /// Those of the elements that are identified by a string.
  open func matching(identifier: String) -> XCUIElementQuery {
    XCUIElementQuery(handle.with(handle.chain.appending(identifiedBy: identifier)))
  }

  /// Those of the elements that are of a type and identified by a string.
  ///
  /// - Parameters:
  ///   - elementType: The type; `any` for all.
  ///   - identifier: The string; nil for every one.
  open func matching(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    guard let identifier else {
      return XCUIElementQuery(handle.appending(.type(elementType.inProtocol)))
    }
    return XCUIElementQuery(
      handle.with(handle.chain.appending(elementType, identifiedBy: identifier)))
  }

  /// Those of the elements that have, anywhere inside, one of a type identified by a string, or are one.
  ///
  /// - Parameters:
  ///   - elementType: The type; `any` for all.
  ///   - identifier: The string; nil for every one.
  open func containing(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    let type = elementType.inProtocol
    guard let identifier else {
      return XCUIElementQuery(handle.appending(.containing(type, .value(true))))
    }
    return XCUIElementQuery(
      handle.with(
        handle.chain.appending(identifiedBy: identifier) { .containing(type, $0) }))
  }

  /// Those of the elements that a predicate is true of.
  ///
  /// - Parameter predicate: A predicate on the attributes of `XCUIElementAttributes`. One made with
  ///   `NSPredicate(format:)` is evaluated in the app; a block is called here, with an
  ///   `XCUIElementSnapshot` of each element, again whenever the app has changed.
  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    XCUIElementQuery(handle.with(handle.chain.appending(predicate, QueryStep.matching)))
  }

  /// The one of the elements that a predicate is true of.
  open func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

  /// Those of the elements that have, anywhere inside, one that a predicate is true of, or are one.
  ///
  /// As in XCUITest, where `staticTexts.containing(predicate)` finds texts that have nothing inside.
  open func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    XCUIElementQuery(
      handle.with(handle.chain.appending(predicate) { .containing(.any, $0) }))
  }

  // MARK: Stepping down

  /// Everything of a type inside the elements, however deep.
  open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(handle.appending(.descendants(type.inProtocol)))
  }

  /// Everything of a type directly inside the elements.
  open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(handle.appending(.children(type.inProtocol)))
  }

  // MARK: Descriptions

  /// The query in a few words.
  open override var description: String {
    "<XCUIElementQuery: \(handle.chain.query.swiftSource)>"
  }

  /// Each step of the query with what it finds now; it never fails the test.
  open override var debugDescription: String {
    reporting(or: NeutralAnswer.text) { test in handle.queryDescription(in: test) }
  }
}

// Unchecked because it is no final class; all it holds never changes and is Sendable itself.
extension XCUIElementQuery: @unchecked Sendable {}
