import Foundation

/// An element that is no view, such as one drawn by a view itself (UIKit).
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// What the element is in.
  open weak var accessibilityContainer: AnyObject?

  /// Makes an element inside a container.
  ///
  /// - Parameter container: The view that lists it in its `accessibilityElements`.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// Where it is in its container, in points of the container; decides `accessibilityFrame`.
  open var accessibilityFrameInContainerSpace: CGRect = .null { didSet { TreeChange.note() } }

  /// The container, where it can answer events.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultAccessibilityFrame: CGRect {
    guard !accessibilityFrameInContainerSpace.isNull,
      let container = accessibilityContainer as? UIView
    else { return .zero }
    return container.screenRect(accessibilityFrameInContainerSpace)
  }

  package override var accessibilityParent: UIResponder? { next }
}
