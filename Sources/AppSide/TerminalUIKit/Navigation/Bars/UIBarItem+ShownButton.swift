extension UIBarItem {
  /// The view that stands for the item in a bar on the screen; nil when no bar shows it.
  package var shownButton: UIView? { view.flatMap { $0.window == nil ? nil : $0 } }
}

extension UINavigationBar {
  /// The button that leads back; nil when the bar shows none.
  package var shownBackButton: UIView? {
    storedSubviews.first { ($0 as? BarItemButton)?.sign != nil }
  }
}
