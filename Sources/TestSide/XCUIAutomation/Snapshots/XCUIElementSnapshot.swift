/// An element and its descendants at one moment.
public protocol XCUIElementSnapshot: XCUIElementAttributes {
  /// The children of the element, in order.
  var children: [any XCUIElementSnapshot] { get }

  /// The snapshot as dictionaries and arrays that can be written as JSON.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}
