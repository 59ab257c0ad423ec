import Foundation

/// An element that is no view, such as one drawn by a view itself (UIKit).
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// What the element is in.
  open weak var accessibilityContainer: AnyObject? { didSet { TreeChange.note() } }

  final private var knownPlace = Place()

  /// Makes an element inside a container.
  ///
  /// - Parameter container: The view, or the element, that lists it in its `accessibilityElements`.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// Where it is in its container, in points of the container; decides `accessibilityFrame`.
  ///
  /// In an element it is counted from the corner of that element's `accessibilityFrame`.
  open var accessibilityFrameInContainerSpace: CGRect = .null { didSet { TreeChange.note() } }

  /// The container, where it can answer events.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultAccessibilityFrame: CGRect { place.frame }

  package override var accessibilityParent: UIResponder? { next }

  /// The nearest view that it is in.
  package var containingView: UIView? { place.view }
}

extension UIAccessibilityElement {
  /// Where an element is, as it was worked out at a moment.
  private struct Place {
    /// `TreeChange.count` of that moment.
    var change = UInt64.max
    /// On the screen, in points.
    var frame = CGRect.zero
    weak var view: UIView?
  }

  /// Worked out once until something changes, as for views (see `ScreenPlace`), and not recursively.
  private var place: Place {
    let now = TreeChange.count
    var unplaced: [UIAccessibilityElement] = []
    var next: UIAccessibilityElement? = self
    while let element = next, element.knownPlace.change != now {
      // Marked before it is known: elements may lie in each other.
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
