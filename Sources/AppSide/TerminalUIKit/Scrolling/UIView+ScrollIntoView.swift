import CellRendering
import Foundation

extension UIView {
  /// Scrolls the surrounding scroll views by the smallest distance that shows the view, as XCUITest
  /// does before a tap.
  ///
  /// - Returns: Whether anything scrolled.
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
  /// Scrolls to the edited text field, or to the caret of a text view, after a key or a change of
  /// size.
  ///
  /// - Returns: Whether anything scrolled.
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
