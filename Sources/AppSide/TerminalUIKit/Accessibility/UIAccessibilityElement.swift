import Foundation

/// An accessibility element that isn't a view, such as a part that a view draws itself (UIKit).
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view or element that contains the element.
  open weak var accessibilityContainer: AnyObject? { didSet { TreeChange.note() } }

  final private var knownPlace = Place()

  /// Creates an element in a container.
  ///
  /// - Parameter container: The view or element that lists the new element in its
  ///   `accessibilityElements`.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// The frame of the element in its container's coordinates, which determines
  /// `accessibilityFrame`.
  ///
  /// If the container is an element, the origin is that of the container's `accessibilityFrame`.
  open var accessibilityFrameInContainerSpace: CGRect = .null { didSet { TreeChange.note() } }

  /// The container, if it is a responder.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultAccessibilityFrame: CGRect { place.frame }

  package override var accessibilityParent: UIResponder? { next }

  /// The nearest view that contains the element.
  package var containingView: UIView? { place.view }
}

extension UIAccessibilityElement {
  /// The cached frame of an element.
  private struct Place {
    /// The value of `TreeChange.count` when the frame was computed.
    var change = UInt64.max
    /// The frame on the screen, in points.
    var frame = CGRect.zero
    weak var view: UIView?
  }

  /// The place of the element, computed once per tree change, as for views (see `ScreenPosition`).
  ///
  /// The computation is a loop because a deep hierarchy could overflow the stack.
  private var place: Place {
    let now = TreeChange.count
    var unplaced: [UIAccessibilityElement] = []
    var next: UIAccessibilityElement? = self
    while let element = next, element.knownPlace.change != now {
      // Marked before its frame is known because containers can form a cycle.
      element.knownPlace = Place(change: now)
      unplaced.append(element)
      next = element.accessibilityContainer as? UIAccessibilityElement
    }
    for element in unplaced.reversed() { element.findPlace() }
    return knownPlace
  }

  private func findPlace() {
    let rect = accessibilityFrameInContainerSpace
    if let element = accessibilityContainer as? UIAccessibilityElement {
      knownPlace.view = element.knownPlace.view
      guard !rect.isNull else { return }
      let corner = element.accessibilityFrame.finite.origin
      knownPlace.frame = rect.offsetBy(dx: corner.x, dy: corner.y)
      return
    }
    let controller = accessibilityContainer as? UIViewController
    guard let view = accessibilityContainer as? UIView ?? controller?.viewIfLoaded else { return }
    knownPlace.view = view
    if !rect.isNull { knownPlace.frame = view.screenRect(rect) }
  }
}
