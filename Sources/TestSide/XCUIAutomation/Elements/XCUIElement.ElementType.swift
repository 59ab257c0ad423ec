import ElementTypes

extension XCUIElement {
  /// The type of a user-interface element, with Apple's raw values.
  public typealias ElementType = ElementTypes.ElementType
}
