import Foundation

extension UIPageViewController {
  private static let turnDuration: TimeInterval = 0.3

  func turnForward() { userTurns(true) }

  func turnBack() { userTurns(false) }

  /// Turns as the user's swipe, key or tap asks.
  ///
  /// - Returns: Whether there is a page to turn to.
  @discardableResult
  func userTurns(_ isForward: Bool) -> Bool {
    guard !isTurning, let shown, let dataSource,
      let next = isForward
        ? dataSource.pageViewController(self, viewControllerAfter: shown)
        : dataSource.pageViewController(self, viewControllerBefore: shown)
    else { return false }
    delegate?.pageViewController(self, willTransitionTo: [next])
    let dot = shownDot + (isForward ? 1 : -1)
    turn(to: next, animated: true) { finished in
      self.showDot(dot)
      self.delegate?.pageViewController(
        self, didFinishAnimating: finished, previousViewControllers: [shown],
        transitionCompleted: true)
    }
    return true
  }

  func turn(to page: UIViewController, animated: Bool, completion: @escaping (Bool) -> Void) {
    guard page !== shown, accepts(child: page) else { return completion(true) }
    let old = shown
    shown = page
    addChild(page)
    old?.willMove(toParent: nil)
    guard isViewLoaded else {
      old?.removeFromParent()
      page.didMove(toParent: self)
      return completion(true)
    }
    guard let old, animated, view.window != nil else {
      old?.viewIfLoaded?.removeFromSuperview()
      install(page)
      old?.removeFromParent()
      page.didMove(toParent: self)
      return completion(true)
    }
    isTurning = true
    page.view.frame = pageFrame
    transition(
      from: old, to: page, duration: Self.turnDuration, animations: nil
    ) { finished in
      self.isTurning = false
      old.removeFromParent()
      page.didMove(toParent: self)
      TreeChange.note()
      completion(finished)
    }
  }

  /// Adds the view of a page below the dots.
  func install(_ page: UIViewController) {
    page.view.frame = pageFrame
    view.insertSubview(page.view, at: 0)
    TreeChange.note()
  }

  /// Asks the source for the dots.
  func dotsDidChange() {
    guard isViewLoaded else { return }
    dots.numberOfPages =
      transitionStyle == .scroll
      ? dataSource?.presentationCount(for: self) ?? 0 : 0
    if dots.numberOfPages > 0, let dataSource {
      showDot(dataSource.presentationIndex(for: self))
    }
    dots.isHidden = dots.numberOfPages == 0
    view.setNeedsLayout()
  }

  private func showDot(_ index: Int) {
    dots.currentPage = index
    shownDot = dots.currentPage
  }

  /// Turns after the user has moved the dots, which go back until the page is there.
  func dotWasChosen() {
    let chosen = dots.currentPage
    dots.currentPage = shownDot
    if chosen != shownDot { userTurns(chosen > shownDot) }
  }

  /// The area of the page, above the dots.
  var pageFrame: CGRect {
    (viewIfLoaded as? PageContainerView)?.pageFrame ?? .zero
  }
}
