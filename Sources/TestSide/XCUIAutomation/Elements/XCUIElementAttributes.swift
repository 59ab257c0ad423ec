import Foundation

/// What an element shows of itself.
public protocol XCUIElementAttributes {
  /// The identifier that the developer gave it.
  var identifier: String { get }
  /// Where it is on the screen, in points.
  var frame: CGRect { get }
  /// Its value: a string nearly everywhere, `"1"` for a switch that is on; nil where it has none.
  var value: Any? { get }
  /// Its title, where the kind has one.
  var title: String { get }
  /// What it says of itself.
  var label: String { get }
  /// What kind of element it is.
  var elementType: XCUIElement.ElementType { get }
  /// Whether it reacts to the user.
  var isEnabled: Bool { get }
  /// How much room there is from side to side.
  var horizontalSizeClass: XCUIElement.SizeClass { get }
  /// How much room there is from top to bottom.
  var verticalSizeClass: XCUIElement.SizeClass { get }
  /// The text shown while the value is empty.
  var placeholderValue: String? { get }
  /// Whether it is selected.
  var isSelected: Bool { get }
  /// Whether the focus system has it.
  var hasFocus: Bool { get }
}
