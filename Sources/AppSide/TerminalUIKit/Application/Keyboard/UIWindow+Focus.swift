import CellRendering
import Foundation

/// The keyboard focus, which the Tab key moves.
///
/// A text field becomes first responder when it gets the focus; other controls react to Space or
/// Return.
extension UIWindow {
  /// The view that receives keys, or `nil` if no view has the focus or the view can no longer have
  /// it.
  var focusedView: UIView? {
    guard let focusTarget, focusTarget.isShown, focusTarget.canKeepFocus else { return nil }
    return focusTarget
  }

  /// The view within which the Tab key moves the focus: the frontmost modal view or the window.
  var focusScope: UIView { modalView(in: self) ?? self }

  /// The views that can have the focus, in reading order: row by row, each from the left.
  var focusOrder: [UIView] {
    var found: [(view: UIView, frame: CGRect)] = []
    collectFocusable(in: focusScope, into: &found)
    return found.enumerated().sorted { one, other in
      let (first, second) = (one.element.frame, other.element.frame)
      let rows = (Self.row(of: first), Self.row(of: second))
      if rows.0 != rows.1 { return rows.0 < rows.1 }
      if first.minX != second.minX {
        return isRightToLeft ? first.minX > second.minX : first.minX < second.minX
      }
      return one.offset < other.offset
    }.map(\.element.view)
  }

  /// Moves the focus to the next view, wrapping around, and scrolls to it.
  ///
  /// - Returns: Whether there was a view to move the focus to.
  @discardableResult
  func moveFocus(backwards: Bool) -> Bool {
    let order = focusOrder
    guard !order.isEmpty else { return false }
    let current = focusedView ?? lastFocusedView
    let index = order.firstIndex { $0 === current }
    let step = backwards ? order.count - 1 : 1
    let next = index.map { ($0 + step) % order.count } ?? (backwards ? order.count - 1 : 0)
    guard focus(on: order[next]) else { return false }
    order[next].scrollIntoView()
    return true
  }

  /// Moves the focus to a view.
  ///
  /// - Returns: Whether the view now has the focus. A text field can refuse to begin or to end
  ///   editing.
  @discardableResult
  func focus(on view: UIView) -> Bool {
    if view.canBecomeFirstResponder { return view.becomeFirstResponder() }
    if let firstResponder, !firstResponder.resignFirstResponder() { return false }
    setFocusTarget(view)
    return true
  }

  func setFocusTarget(_ view: UIView?) {
    guard focusTarget !== view else { return }
    let previous = focusTarget
    focusTarget = view
    if let view { lastFocusedView = view }
    previous?.focusDidChange()
    view?.focusDidChange()
    TreeChange.note()
  }

  private func collectFocusable(
    in view: UIView, into found: inout [(view: UIView, frame: CGRect)]
  ) {
    view.walk { view in
      guard view === self || view.canShowSubviews, view.isUserInteractionEnabled else {
        return false
      }
      if view.canBecomeFocused, view.storedBounds.width > 0, view.storedBounds.height > 0 {
        found.append((view, view.screenRect(view.storedBounds)))
      }
      return true
    }
  }

  private func modalView(in view: UIView) -> UIView? {
    // Views drawn later are in front, and subviews are in front of their superview.
    var front: UIView?
    view.walk { inner in
      if inner === view { return true }
      guard inner.canShowSubviews else { return false }
      if inner.accessibilityViewIsModal
        || (inner as? PresentationContainerView)?.confinesFocus == true
      {
        front = inner
      }
      return true
    }
    return front
  }

  private static func row(of frame: CGRect) -> Int {
    let row = (frame.midY / CellMetrics.height).rounded(.down)
    return abs(row) < 1e9 ? Int(row) : 0
  }
}

extension UIView {
  /// Whether neither this view nor any ancestor is hidden or transparent.
  var isShown: Bool {
    var next: UIView? = self
    while let view = next {
      if !view.canShowSubviews { return false }
      next = view.storedSuperview
    }
    return storedWindow != nil
  }

  var canShowSubviews: Bool { !isHidden && alpha >= UIView.minimumTouchableAlpha }

  /// Whether the view can keep the focus.
  fileprivate var canKeepFocus: Bool { canBecomeFocused || isFirstResponder }
}
