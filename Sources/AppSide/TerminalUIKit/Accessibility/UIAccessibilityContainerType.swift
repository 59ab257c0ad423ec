/// The type of a container, for assistive technologies (UIKit).
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No container type.
  case none = 0
  /// A table of data, with rows and columns.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A region of the screen that assistive technologies can jump to.
  case landmark = 3
  /// A group of elements that belong together.
  case semanticGroup = 4
}
