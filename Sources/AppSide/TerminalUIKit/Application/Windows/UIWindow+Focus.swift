import CellRendering
import Foundation

/// The focus that the Tab key moves: text fields become first responder by it, other controls wait for
/// Space or Return.
extension UIWindow {
  /// What keys go to; nil when nothing has the focus or it can have it no more.
  var focusedView: UIView? {
    guard let focusTarget, focusTarget.isShown, focusTarget.canKeepFocus else { return nil }
    return focusTarget
  }

  /// The view in which the Tab key moves: everything, until something modal covers it.
  var focusScope: UIView { modalView(in: self) ?? self }

  /// The views that can have the focus, in reading order: by rows from the top, each from the left.
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

  /// Moves the focus on, round and round, and scrolls to where it goes.
  ///
  /// - Returns: Whether there was anything to move it to.
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

  /// Puts the focus on a view.
  ///
  /// - Returns: Whether it is there now: a text field may refuse to begin or to end editing.
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
    // What is drawn last is in front, and what is inside is in front of what it is in.
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
  /// Whether neither this view nor one around it is hidden or transparent.
  var isShown: Bool {
    var next: UIView? = self
    while let view = next {
      if !view.canShowSubviews { return false }
      next = view.storedSuperview
    }
    return storedWindow != nil
  }

  var canShowSubviews: Bool { !isHidden && alpha >= UIView.leastTouchableAlpha }

  /// Whether the focus may stay where it is.
  fileprivate var canKeepFocus: Bool { canBecomeFocused || isFirstResponder }
}
