/// The view hierarchy, with callbacks in UIKit's order.
extension UIView {
  /// Exchanges two subviews.
  ///
  /// An index out of range is reported and the call ignored.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    for index in [index1, index2] where !storedSubviews.indices.contains(index) {
      let method = "exchangeSubviewAtIndex:withSubviewAtIndex:"
      return ViewMisuse.indexOutOfRange(self, method: method, index, count: storedSubviews.count)
        .report()
    }
    storedSubviews.swapAt(index1, index2)
    TreeChange.note()
  }

  /// Returns whether this view is the same as another one or a descendant of it.
  public func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.storedSuperview
    }
    return false
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    if view.storedSuperview === self { storedSubviews.remove(object: view) }
    let index = storedSubviews.firstIndex { $0 === sibling }.map { $0 + offset }
    insert(view, at: index ?? storedSubviews.count)
  }

  func insert(_ view: UIView, at index: Int) {
    guard accepts(subview: view) else { return }
    if view.storedSuperview === self {
      storedSubviews.remove(object: view)
      storedSubviews.insert(view, at: min(max(index, 0), storedSubviews.count))
      setNeedsLayout()
      TreeChange.note()
      return
    }
    let oldSuperview = view.storedSuperview
    let oldWindow = view.storedWindow
    let newWindow = storedWindow
    let controllers = oldWindow === newWindow ? [] : view.outermostViewControllers

    oldSuperview?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow {
      oldWindow?.removeReferences(to: view)
      view.announceMove(to: newWindow)
      for controller in controllers { controller.viewWillMove(to: newWindow) }
    }
    // A callback may have moved the view.
    guard view.storedSuperview === oldSuperview else { return }
    view.leaveConstraints()
    oldSuperview?.storedSubviews.remove(object: view)
    oldSuperview?.setNeedsLayout()
    view.storedSuperview = self
    view.layoutState.hasNewSurroundings = true
    if index >= storedSubviews.count {
      storedSubviews.append(view)
    } else {
      storedSubviews.insert(view, at: max(index, 0))
    }
    TreeChange.note()
    setNeedsLayout()
    view.setNeedsLayout()
    layoutState.isSubtreeWaiting = true
    view.joinConstraints()

    if oldWindow !== newWindow {
      view.setWindow(newWindow)
      view.announceArrival()
      for controller in controllers { controller.viewDidMove(to: newWindow) }
    }
    view.didMoveToSuperview()
    didAddSubview(view)
    view.inheritedAppearanceMayHaveChanged()
    if oldWindow != nil, newWindow == nil { UIApplication.shared.viewsDidLeaveScreen() }
  }

  /// Returns whether a view can become a subview of this one, and reports if it can't.
  func accepts(subview view: UIView) -> Bool {
    // A cycle would make traversals endless. A view without subviews has no descendants to check.
    if view === self || (!view.storedSubviews.isEmpty && isDescendant(of: view)) {
      ViewMisuse.wouldCreateCycle(view).report()
      return false
    }
    if view is UIWindow {
      ViewMisuse.windowAsSubview(view).report()
      return false
    }
    return true
  }

  func remove(_ view: UIView) {
    guard view.storedSuperview === self else { return }
    let oldWindow = storedWindow
    let controllers = oldWindow == nil ? [] : view.outermostViewControllers
    willRemoveSubview(view)
    view.willMove(toSuperview: nil)
    if oldWindow != nil {
      for controller in controllers { controller.viewWillMove(to: nil) }
      oldWindow?.removeReferences(to: view)
      view.announceMove(to: nil)
    }
    guard view.storedSuperview === self else { return }
    view.leaveConstraints()
    storedSubviews.remove(object: view)
    view.storedSuperview = nil
    view.layoutState.hasNewSurroundings = true
    setNeedsLayout()
    TreeChange.note()
    if oldWindow != nil {
      view.setWindow(nil)
      view.announceArrival()
      for controller in controllers { controller.viewDidMove(to: nil) }
    }
    view.didMoveToSuperview()
    if oldWindow != nil { UIApplication.shared.viewsDidLeaveScreen() }
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard let index = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    storedSubviews.remove(at: index)
    storedSubviews.insert(view, at: toFront ? storedSubviews.count : 0)
    TreeChange.note()
  }
}
