extension UIView {
  /// Ends editing in this view or inside it (UIKit).
  ///
  /// - Parameter force: Whether to do it even if a field refuses.
  /// - Returns: Whether nothing is edited here any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = storedWindow?.firstResponder as? UIView, responder.isDescendant(of: self)
    else { return true }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    if responder.isFirstResponder { responder.stopBeingFirstResponder() }
    return true
  }
}
