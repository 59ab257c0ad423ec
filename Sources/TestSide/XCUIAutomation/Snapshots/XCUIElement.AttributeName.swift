extension XCUIElement {
  /// The name of an attribute in a snapshot's dictionary, with Apple's raw values.
  public struct AttributeName: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The children of the element.
    public static let children = AttributeName(rawValue: "children")
    /// The type of the element.
    public static let elementType = AttributeName(rawValue: "elementType")
    /// Whether the element responds to user interaction.
    public static let enabled = AttributeName(rawValue: "enabled")
    /// The frame on the screen.
    public static let frame = AttributeName(rawValue: "frame")
    /// Whether the element has the focus of the focus system.
    public static let hasFocus = AttributeName(rawValue: "hasFocus")
    /// The horizontal size class.
    public static let horizontalSizeClass = AttributeName(rawValue: "horizontalSizeClass")
    /// The identifier that the developer assigned.
    public static let identifier = AttributeName(rawValue: "identifier")
    /// The accessibility label.
    public static let label = AttributeName(rawValue: "label")
    /// The text shown while the value is empty.
    public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
    /// Whether the element is selected.
    public static let selected = AttributeName(rawValue: "selected")
    /// The title.
    public static let title = AttributeName(rawValue: "title")
    /// The value.
    public static let value = AttributeName(rawValue: "value")
    /// The vertical size class.
    public static let verticalSizeClass = AttributeName(rawValue: "verticalSizeClass")
  }
}
