import Foundation

/// Which views tests see as elements.
///
/// As in XCUITest, what is hidden, transparent or without a size is not there. A view without a size
/// that does not clip is passed over: what is inside it can be seen.
extension UIView {
  /// Visits this view, or what can be seen of the inside of one without a size.
  func visitAsAccessibilityElement(_ visit: (UIResponder) -> Bool) -> Bool {
    guard !isHidden, alpha >= UIView.leastTouchableAlpha else { return true }
    if hasSize, !isContentOfRow { return visit(self) }
    return clipsToBounds && !hasSize ? true : visitAccessibilityChildren(visit)
  }

  func visitSubviewElements(_ visit: (UIResponder) -> Bool) -> Bool {
    if accessibilityElementsHidden { return true }
    if let elements = containedElements { return visitAccessibilityElements(elements, visit) }
    if isAccessibilityElement && !showsAccessibilityChildren { return true }
    let modal = storedSubviews.last {
      $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha >= UIView.leastTouchableAlpha
    }
    if let modal { return modal.visitAsAccessibilityElement(visit) }
    for subview in storedSubviews {
      if !subview.visitAsAccessibilityElement(visit) { return false }
    }
    return true
  }

  /// The nearest view around this one that is an element.
  var elementAround: UIResponder? {
    var next = storedSuperview
    while let view = next {
      if view.hasSize, !view.isContentOfRow { return view }
      next = view.storedSuperview
    }
    return nil
  }

  /// This view if it is an element, else the nearest one around it.
  package var nearestElement: UIResponder? {
    hasSize && !isContentOfRow ? self : elementAround
  }

  private var hasSize: Bool { storedBounds.width > 0 && storedBounds.height > 0 }
}
