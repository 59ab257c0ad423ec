extension UIView {
  /// Makes the view, or whatever inside it is first responder, give that up (UIKit).
  ///
  /// - Parameter force: Whether to do so even where the responder would rather not.
  /// - Returns: Whether nothing inside the view is first responder any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window = hostWindow, let responder = window.firstResponder else { return true }
    var current: UIResponder? = responder
    while let candidate = current, candidate !== self { current = candidate.next }
    guard current === self else { return true }
    if responder.resignFirstResponder() { return true }
    if force { window.setFirstResponder(nil) }
    return force
  }
}
