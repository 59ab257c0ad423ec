/// An element and everything inside it, frozen at one moment.
public protocol XCUIElementSnapshot: XCUIElementAttributes {
  /// The elements directly inside it, in order.
  var children: [any XCUIElementSnapshot] { get }

  /// All of it as dictionaries and arrays, such as can be written as JSON.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}
