/// A kind of accessibility container, with the raw values of `UIAccessibilityContainerType`.
public enum ElementContainer: Int, Sendable, Hashable {
  /// A table of data, with rows and columns.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A part of the screen that users can navigate to.
  case landmark = 3
  /// A group of related elements.
  case semanticGroup = 4
}
