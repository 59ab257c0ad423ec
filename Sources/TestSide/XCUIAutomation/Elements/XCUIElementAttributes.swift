import Foundation

/// The attributes of an element.
public protocol XCUIElementAttributes {
  /// The identifier that the developer assigned.
  var identifier: String { get }
  /// The frame on the screen, in points.
  var frame: CGRect { get }
  /// The value, or `nil` if the element has none; mostly a string, such as `"1"` for a switch that
  /// is on.
  var value: Any? { get }
  /// The title, for types of elements that have one.
  var title: String { get }
  /// The accessibility label.
  var label: String { get }
  /// The type of the element.
  var elementType: XCUIElement.ElementType { get }
  /// Whether the element responds to user interaction.
  var isEnabled: Bool { get }
  /// The horizontal size class of the element.
  var horizontalSizeClass: XCUIElement.SizeClass { get }
  /// The vertical size class of the element.
  var verticalSizeClass: XCUIElement.SizeClass { get }
  /// The text that is shown while the value is empty.
  var placeholderValue: String? { get }
  /// Whether the element is selected.
  var isSelected: Bool { get }
  /// Whether the element has the focus of the focus system.
  var hasFocus: Bool { get }
}
