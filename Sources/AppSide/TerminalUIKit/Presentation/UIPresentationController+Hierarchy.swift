import Foundation

extension UIPresentationController {
  func makeContainer(over presenter: UIViewController, in window: UIWindow)
    -> PresentationContainerView
  {
    let place = shouldPresentInFullscreen ? nil : presenter.viewIfLoaded
    let superview = place?.superview ?? window
    let container = PresentationContainerView(
      frame: place?.frame ?? window.bounds, controller: self)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.container = container
    superview.addSubview(container)
    return container
  }

  /// Removes the presenting view from the window and stores its position.
  func removePresentersView() {
    guard let view = presentingViewController.viewIfLoaded, let superview = view.superview else {
      return
    }
    let index = superview.subviews.firstIndex { $0 === view } ?? 0
    presentingViewPosition = (superview, index)
    view.removeFromSuperview()
  }

  /// Restores the presenting view to its position, resized to its superview.
  func insertPresentersView() {
    guard let place = presentingViewPosition, let view = presentingViewController.viewIfLoaded
    else {
      return
    }
    view.frame =
      container?.superview === place.superview
      ? container?.frame ?? view.frame
      : CGRect(origin: view.frame.origin, size: place.superview.bounds.size)
    place.superview.insertSubview(view, at: place.index)
    presentingViewPosition = nil
  }

  /// Takes first responder status and focus from the content behind, and stores their owners.
  func preserveResponder(of window: UIWindow) {
    preservedResponder = window.firstResponder
    preservedFocus = window.focusTarget
    window.firstResponder?.resignFirstResponder()
    window.setFocusTarget(nil)
  }

  /// Restores first responder status or focus if its owner still exists.
  func restoreResponder() {
    defer {
      preservedResponder = nil
      preservedFocus = nil
    }
    if let responder = preservedResponder, responder.hostWindow != nil,
      responder.becomeFirstResponder()
    {
      return
    }
    guard let view = preservedFocus, let window = view.window, view.isShown else { return }
    window.setFocusTarget(view)
  }
}

extension UIViewController {
  /// Ends editing in the controller's view.
  func endEditing() {
    guard let view = viewIfLoaded, let responder = view.window?.firstResponder else { return }
    let owner = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    if owner?.isDescendant(of: view) == true { responder.resignFirstResponder() }
  }
}
