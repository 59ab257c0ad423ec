extension UIView {
  /// Ends editing in this view and its descendants (UIKit).
  ///
  /// - Parameter force: Whether to end editing even if the first responder refuses.
  /// - Returns: Whether no view in the hierarchy is being edited any more.
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
