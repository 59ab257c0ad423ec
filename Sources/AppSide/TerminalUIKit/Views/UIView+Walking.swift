/// Walks through views inside views.
///
/// Nothing here calls itself: a tree may be ten thousand views deep, and the stack of a thread is small.
extension UIView {
  /// Visits the view and what is inside it, outer ones first, in the order of subviews.
  ///
  /// - Parameter visit: Whether to go on inside the view.
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

  /// Visits the view and what is inside it, inner ones first, in the order of subviews.
  ///
  /// - Parameters:
  ///   - enters: Whether to visit a view, and what is inside it; the view itself is not asked for.
  ///   - visit: Called after all inside the view.
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
    walk { view in
      view.didMoveToWindow()
      return true
    }
  }

  /// The controllers of this view, or of the nearest views inside it that have one.
  ///
  /// What is inside their views they tell themselves.
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
