import Foundation

extension UIView {
  /// Scrolls what is around the view as little as needed to show it, as XCUITest does before it taps.
  ///
  /// - Returns: Whether anything moved.
  @discardableResult
  package func scrollIntoView() -> Bool {
    var hasMoved = false
    var next = storedSuperview
    while let current = next {
      if let scrollView = current as? UIScrollView,
        scrollView.show(convert(storedBounds, to: scrollView))
      {
        hasMoved = true
      }
      next = current.storedSuperview
    }
    return hasMoved
  }
}
