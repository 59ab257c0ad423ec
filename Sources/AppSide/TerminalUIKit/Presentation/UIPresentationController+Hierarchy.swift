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

  /// Takes the presenting view out of the window, remembering where it was.
  func removePresentersView() {
    guard let view = presentingViewController.viewIfLoaded, let superview = view.superview else {
      return
    }
    let index = superview.subviews.firstIndex { $0 === view } ?? 0
    presentersPlace = (superview, index)
    view.removeFromSuperview()
  }

  /// Puts the presenting view back where it was, in the size that it has by now.
  func insertPresentersView() {
    guard let place = presentersPlace, let view = presentingViewController.viewIfLoaded else {
      return
    }
    view.frame =
      container?.superview === place.superview
      ? container?.frame ?? view.frame
      : CGRect(origin: view.frame.origin, size: place.superview.bounds.size)
    place.superview.insertSubview(view, at: place.index)
    presentersPlace = nil
  }

  /// Takes the keys from what is behind, and remembers who had them.
  func preserveResponder(of window: UIWindow) {
    preservedResponder = window.firstResponder
    preservedFocus = window.focusTarget
    window.firstResponder?.resignFirstResponder()
    window.setFocusTarget(nil)
  }

  /// Gives the keys back, where whoever had them is still there.
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
  /// Ends editing in the view.
  func endEditing() {
    guard let view = viewIfLoaded, let responder = view.window?.firstResponder else { return }
    let owner = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    if owner?.isDescendant(of: view) == true { responder.resignFirstResponder() }
  }
}
