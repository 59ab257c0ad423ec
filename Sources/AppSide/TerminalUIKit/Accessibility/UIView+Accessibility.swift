import Foundation

/// The rules by which views become elements.
///
/// As in XCUITest, views that are hidden, transparent or without a size are not elements. A view
/// without a size that does not clip is skipped, but its visible subviews are visited.
extension UIView {
  /// Visits this view or, if it has no size and doesn't clip, its children.
  func visitAsAccessibilityElement(_ visit: (UIResponder) -> Bool) -> Bool {
    guard canBeSeen else { return true }
    if hasSize, !isContentOfRow { return visit(self) }
    return clipsToBounds && !hasSize ? true : visitAccessibilityChildren(visit)
  }

  func visitSubviewElements(_ visit: (UIResponder) -> Bool) -> Bool {
    if accessibilityElementsHidden { return true }
    if let elements = containedElements { return visitAccessibilityElements(elements, visit) }
    let subviews = storedSubviews
    if subviews.count == 0 || isAccessibilityElement && !showsAccessibilityChildren { return true }
    // An index loop, because in a debug build the standard library's iterators and closures
    // dominate the cost.
    let (start, end) = reachableSubviews
    var position = start
    while position < end {
      if !subviews[position].visitAsAccessibilityElement(visit) { return false }
      position &+= 1
    }
    return true
  }

  /// The range of subviews that no modal view hides from tests and assistive technologies; `end` is
  /// exclusive.
  var reachableSubviews: (start: Int, end: Int) {
    let subviews = storedSubviews
    let count = subviews.count
    var position = count
    while position > 0 {
      position &-= 1
      let subview = subviews[position]
      guard subview.accessibilityViewIsModal, subview.canBeSeen else { continue }
      // A presentation hides the views behind it but not the presentations in front of it. A modal
      // view of the app hides its siblings on both sides.
      return (position, subview is PresentationContainerView ? count : position &+ 1)
    }
    return (0, count)
  }

  private var canBeSeen: Bool { !isHidden && alpha >= UIView.minimumTouchableAlpha }

  /// The nearest ancestor that is an element.
  var nearestAncestorElement: UIResponder? {
    var next = storedSuperview
    while let view = next {
      if view.hasSize, !view.isContentOfRow { return view }
      next = view.storedSuperview
    }
    return nil
  }

  /// This view if it is an element, or else its nearest ancestor that is one.
  package var nearestElement: UIResponder? {
    hasSize && !isContentOfRow ? self : nearestAncestorElement
  }

  private var hasSize: Bool {
    let size = storedBounds.size
    return size.width > 0 && size.height > 0
  }
}
