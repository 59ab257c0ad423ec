/// The traversal of view hierarchies.
///
/// There is no recursion, because views can be nested ten thousand levels deep and threads have
/// small stacks.
extension UIView {
  /// Visits the view and its descendants, parents first, in subview order.
  ///
  /// - Parameter visit: Returns whether to visit the view's subviews.
  func walk(_ visit: (UIView) -> Bool) {
    var waiting = [self]
    while let view = waiting.popLast() {
      guard visit(view) else { continue }
      var place = view.storedSubviews.count
      while place > 0 {
        place -= 1
        waiting.append(view.storedSubviews[place])
      }
    }
  }

  /// Visits the view and its descendants, children first, in subview order.
  ///
  /// - Parameters:
  ///   - enters: Returns whether to visit a descendant and its subviews.
  ///   - visit: Called for a view after all of its descendants.
  func walkInnerFirst(where enters: (UIView) -> Bool, _ visit: (UIView) -> Void) {
    var around = [(view: self, subviews: storedSubviews, next: 0)]
    while let last = around.indices.last {
      let place = around[last].next
      guard place < around[last].subviews.count else {
        visit(around.removeLast().view)
        continue
      }
      around[last].next = place + 1
      let subview = around[last].subviews[place]
      guard enters(subview) else { continue }
      if subview.storedSubviews.isEmpty {
        visit(subview)
      } else {
        around.append((subview, subview.storedSubviews, 0))
      }
    }
  }

  func firstView(where matches: (UIView) -> Bool) -> UIView? {
    var found: UIView?
    walk { view in
      if found == nil, matches(view) { found = view }
      return found == nil
    }
    return found
  }

  func announceMove(to window: UIWindow?) {
    walk { view in
      view.willMove(toWindow: window)
      return true
    }
  }

  func setWindow(_ window: UIWindow?) {
    walk { view in
      view.storedWindow = window
      view.layoutState.hasNewSurroundings = true
      return true
    }
  }

  func announceArrival() {
    let proxies = storedWindow == nil ? nil : UIApplication.shared.appearanceProxies
    walk { view in
      if let proxies, !proxies.isEmpty { proxies.apply(to: view) }
      view.didMoveToWindow()
      return true
    }
  }

  /// The controllers of this view or of its nearest descendants that have one.
  ///
  /// These controllers notify those further down.
  var outermostViewControllers: [UIViewController] {
    var found: [UIViewController] = []
    walk { view in
      guard let controller = view.viewController else { return true }
      found.append(controller)
      return false
    }
    return found
  }
}
