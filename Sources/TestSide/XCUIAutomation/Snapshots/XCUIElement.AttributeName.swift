extension XCUIElement {
  /// The name of an attribute in a snapshot's dictionary, with Apple's raw values.
  public struct AttributeName: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The elements directly inside.
    public static let children = AttributeName(rawValue: "children")
    /// What kind of element it is.
    public static let elementType = AttributeName(rawValue: "elementType")
    /// Whether it reacts to the user.
    public static let enabled = AttributeName(rawValue: "enabled")
    /// Where it is on the screen.
    public static let frame = AttributeName(rawValue: "frame")
    /// Whether the focus system has it.
    public static let hasFocus = AttributeName(rawValue: "hasFocus")
    /// How much room there is from side to side.
    public static let horizontalSizeClass = AttributeName(rawValue: "horizontalSizeClass")
    /// The identifier that the developer gave it.
    public static let identifier = AttributeName(rawValue: "identifier")
    /// What it says of itself.
    public static let label = AttributeName(rawValue: "label")
    /// The text shown while the value is empty.
    public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
    /// Whether it is selected.
    public static let selected = AttributeName(rawValue: "selected")
    /// Its title.
    public static let title = AttributeName(rawValue: "title")
    /// Its value.
    public static let value = AttributeName(rawValue: "value")
    /// How much room there is from top to bottom.
    public static let verticalSizeClass = AttributeName(rawValue: "verticalSizeClass")
  }
}
