/// Something that tests can find by an identifier of the developer's (UIKit).
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: AnyObject {
  /// The identifier; no user ever sees or hears it.
  var accessibilityIdentifier: String? { get set }
}
