/// What kind of container something is for assistive technologies (UIKit).
public enum UIAccessibilityContainerType: Int, Sendable {
  /// None.
  case none = 0
  /// A table of data, with rows and columns.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A part of the screen that can be gone to.
  case landmark = 3
  /// Things that belong together.
  case semanticGroup = 4
}
