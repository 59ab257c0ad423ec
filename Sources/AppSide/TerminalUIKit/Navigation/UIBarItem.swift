import Foundation

/// Something in a bar: a button, or a tab (UIKit).
@MainActor
open class UIBarItem: NSObject, UIAccessibilityIdentification {
  /// The view that shows the item, while one does.
  weak var view: UIView?

  /// Makes an item with nothing on it.
  public override init() { super.init() }

  /// What is written on it.
  open var title: String? { didSet { if title != oldValue { didChange() } } }

  /// Whether it reacts to the user.
  open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }

  /// A number to find it by.
  open var tag = 0

  /// The identifier that tests find it by; no user ever sees or hears it.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { didChange() } }
  }

  /// What it is called, where that is not its title.
  open var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { didChange() } }
  }

  /// What it is set to.
  open var accessibilityValue: String? {
    didSet { if accessibilityValue != oldValue { didChange() } }
  }

  /// What happens when it is used.
  open var accessibilityHint: String? {
    didSet { if accessibilityHint != oldValue { didChange() } }
  }

  /// How it behaves; what follows from its kind is added.
  open var accessibilityTraits: UIAccessibilityTraits = .none {
    didSet { if accessibilityTraits != oldValue { didChange() } }
  }

  /// Called after something that can be seen has changed.
  func didChange() {
    view?.setNeedsDisplay()
    view?.superview?.setNeedsLayout()
    TreeChange.note()
  }
}
