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
    if let elements = accessibilityElements { return visitAccessibilityElements(elements, visit) }
    if isAccessibilityElement && !showsAccessibilityChildren { return true }
    var reachable = storedSubviews[...]
    if let modal = storedSubviews.lastIndex(where: \.isModalNow) {
      // A presentation hides what is behind it, and not what is presented over it in turn; a modal
      // view of a developer's hides its siblings on both sides.
      let isPresentation = storedSubviews[modal] is PresentationContainerView
      reachable = isPresentation ? storedSubviews[modal...] : storedSubviews[modal...modal]
    }
    for subview in reachable {
      if !subview.visitAsAccessibilityElement(visit) { return false }
    }
    return true
  }

  /// Whether it keeps tests and assistive technologies inside at present.
  private var isModalNow: Bool { accessibilityViewIsModal && canShowSubviews }

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
