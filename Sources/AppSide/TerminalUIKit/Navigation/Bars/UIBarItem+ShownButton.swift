extension UIBarItem {
  /// The view that shows the item in a visible bar, or `nil` if no bar shows it.
  package var shownButton: UIView? { view.flatMap { $0.window == nil ? nil : $0 } }
}

extension UINavigationBar {
  /// The back button, or `nil` if the bar shows none.
  package var shownBackButton: UIView? {
    storedSubviews.first { ($0 as? BarItemButton)?.sign != nil }
  }
}

extension UIBarButtonItem {
  /// The tint colour of the item, or else that of the appearance of its class.
  var shownTintColor: UIColor? {
    if let tintColor { return tintColor }
    let proxies = UIApplication.shared.appearanceProxies.proxies(for: self)
    return proxies.lazy.compactMap { ($0 as? UIBarButtonItem)?.tintColor }.first
  }
}
