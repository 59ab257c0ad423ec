/// What kind of container an element is for assistive technologies, with the raw values of
/// `UIAccessibilityContainerType`.
public enum ElementContainer: Int, Sendable, Hashable {
  /// A table of data, with rows and columns.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A part of the screen that can be gone to.
  case landmark = 3
  /// Things that belong together.
  case semanticGroup = 4
}
