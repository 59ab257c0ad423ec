import Foundation

extension UIApplication {
  /// Gives the focus to a view of the window that gets keys, if no view has it.
  ///
  /// - Returns: Whether the focus has moved.
  func giveFocus() -> Bool { windowOfKeys?.giveFocus() ?? false }
}

/// The focus for a person at the terminal, who must always see where the keys go.
///
/// Under automation nothing here is called, so that a test finds only the focus that it asked for.
extension UIWindow {
  /// Gives the focus to a view if no view has it.
  ///
  /// A screen that appears gets back the focus that it had, or else its first view outside of bars
  /// gets the focus. On the same screen the focus never begins to edit text again, because the app
  /// may have ended editing on purpose.
  ///
  /// - Returns: Whether the focus has moved.
  func giveFocus() -> Bool {
    guard let screen = rootViewController?.frontmost, menuOverlay == nil, transitions.areOver else {
      return false
    }
    if let view = focusedView ?? firstResponder as? UIView {
      guidedScreen = screen
      screen.screenState.lastFocusedView = view
      return false
    }
    // A disabled button is likely to be enabled again, and a key pressed meanwhile must not press
    // another one.
    if firstResponder != nil || focusTarget?.isShown == true { return false }
    let isNew = guidedScreen !== screen
    let candidates = focusOrder.filter { $0.canBeFocusedFirst(isNew: isNew) }
    guard !candidates.isEmpty else { return false }
    guidedScreen = screen
    let last = screen.screenState.lastFocusedView
    let others = candidates.filter { $0 !== last }
    let order =
      candidates.filter { $0 === last } + others.filter { !$0.isInBar } + others.filter(\.isInBar)
    for view in order where focus(on: view) {
      view.scrollIntoView()
      return true
    }
    return false
  }
}

extension UIView {
  /// Whether the view may get the focus although the person hasn't asked for it.
  ///
  /// - Parameter isNew: Whether the screen has just appeared.
  fileprivate func canBeFocusedFirst(isNew: Bool) -> Bool {
    // Editing a search field would begin a search.
    if self is UISearchTextField { return false }
    return isNew || !canBecomeFirstResponder
  }

  fileprivate var isInBar: Bool {
    var next: UIView? = self
    while let view = next {
      if view is UINavigationBar || view is UIToolbar || view is UITabBar { return true }
      next = view.storedSuperview
    }
    return false
  }
}
