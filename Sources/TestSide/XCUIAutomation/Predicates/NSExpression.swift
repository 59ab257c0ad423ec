import AutomationProtocol

// Functions with the names of classes. On Linux, Foundation declares all initializers of these classes
// unavailable, so overload resolution finds these functions, and suites compile unchanged.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Returns an expression for the value at a key path.
///
/// - Parameter keyPath: The key path, such as `"label"`.
public func NSExpression(forKeyPath keyPath: String) -> PredicateExpression {
  PredicateExpression(.keyPath(keyPath))
}

/// Returns an expression for a property, such as `\XCUIElement.label`.
///
/// - Parameter keyPath: An attribute of an element, the `count` of a query, or a stored property of
///   another type. A predicate with any other property fails the running test.
public func NSExpression<Root, Value>(
  forKeyPath keyPath: KeyPath<Root, Value>
) -> PredicateExpression {
  if let key = PredicateKey(keyPath) { return PredicateExpression(.keyPath(key.rawValue)) }
  // Key paths describe themselves as `\Type.first.second`, and properties without a name as
  // `<computed 0x… (Type)>` or `<offset 8 (Type)>`.
  let text = "\(keyPath)"
  guard text.hasPrefix("\\"), !text.contains("<"), let dot = text.firstIndex(of: ".") else {
    return PredicateExpression(.namelessKeyPath(text))
  }
  return PredicateExpression(.keyPath(String(text[dot...].dropFirst())))
}

/// Returns an expression for a constant.
///
/// - Parameter object: A string, number, date, rectangle, collection or `nil`. A predicate with any
///   other value fails the running test.
public func NSExpression(forConstantValue object: Any?) -> PredicateExpression {
  PredicateExpression(.constant(PredicateArgument(object)), constantValue: object)
}
