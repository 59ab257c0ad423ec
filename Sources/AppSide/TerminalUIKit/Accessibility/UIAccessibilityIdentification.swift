/// An object that tests can find by an identifier (UIKit).
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: AnyObject {
  /// The identifier of the element, which is never shown or spoken to the user.
  var accessibilityIdentifier: String? { get set }
}
