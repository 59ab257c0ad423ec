import CellRendering
import Foundation

extension UIView {
  /// Scrolls what is around the view as little as needed to show it, as XCUITest does before it taps.
  ///
  /// - Returns: Whether anything moved.
  @discardableResult
  package func scrollIntoView() -> Bool { scrollIntoView(storedBounds) }

  fileprivate func scrollIntoView(_ rect: CGRect) -> Bool {
    var hasMoved = false
    var next = storedSuperview
    while let current = next {
      if let scrollView = current as? UIScrollView,
        scrollView.show(convert(rect, to: scrollView))
      {
        hasMoved = true
      }
      next = current.storedSuperview
    }
    return hasMoved
  }
}

extension UIWindow {
  /// Scrolls to what is edited, after a key or a new size: the field, or in a text view the caret.
  ///
  /// - Returns: Whether anything moved.
  func showEditedView() -> Bool {
    guard showsEditedView else { return false }
    showsEditedView = false
    switch firstResponder {
    case let field as UITextField: return field.scrollIntoView()
    case let view as UITextView:
      let size = CGSize(width: CellMetrics.width, height: CellMetrics.height)
      return view.scrollIntoView(CGRect(origin: view.caretPlace, size: size))
    default: return false
    }
  }
}
