import Foundation

/// Which views tests see as elements.
///
/// As in XCUITest, what is hidden, transparent or without a size is not there. A view without a size
/// that does not clip is passed over: what is inside it can be seen.
extension UIView {
  /// Visits this view, or what can be seen of the inside of one without a size.
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
    // By hand: the standard library's iterators and closures cost more than all else in a debug build.
    let (start, end) = reachableSubviews
    var position = start
    while position < end {
      if !subviews[position].visitAsAccessibilityElement(visit) { return false }
      position &+= 1
    }
    return true
  }

  /// Which subviews nothing modal hides from tests and assistive technologies: from the first to before
  /// the second.
  var reachableSubviews: (start: Int, end: Int) {
    let subviews = storedSubviews
    let count = subviews.count
    var position = count
    while position > 0 {
      position &-= 1
      let subview = subviews[position]
      guard subview.accessibilityViewIsModal, subview.canBeSeen else { continue }
      // A presentation hides what is behind it, and not what is presented over it in turn; a modal
      // view of a developer's hides its siblings on both sides.
      return (position, subview is PresentationContainerView ? count : position &+ 1)
    }
    return (0, count)
  }

  private var canBeSeen: Bool { !isHidden && alpha >= UIView.leastTouchableAlpha }

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

  private var hasSize: Bool {
    let size = storedBounds.size
    return size.width > 0 && size.height > 0
  }
}
