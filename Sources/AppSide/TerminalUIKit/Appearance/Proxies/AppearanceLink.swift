import Foundation

/// A property of views that an appearance proxy sets.
@MainActor
struct AppearanceLink {
  /// Copies the value of a proxy to a view that has the value of a pristine view.
  let copy: (_ proxy: UIView, _ pristine: UIView, _ view: UIView) -> Void

  /// Creates the link of a colour, a font or another object.
  private init<V: UIView, Value: NSObject>(_ property: ReferenceWritableKeyPath<V, Value?>) {
    self.init(
      get: { (view: V) in view[keyPath: property] }, isEqual: { $0.isEqual($1) },
      set: { $0[keyPath: property] = $1 })
  }

  /// Creates the link of attributes, which nobody has set if there are none.
  private init<V: UIView>(
    attributes property: ReferenceWritableKeyPath<V, [NSAttributedString.Key: Any]?>
  ) {
    self.init(
      get: { (view: V) in view[keyPath: property] }, isEqual: { _, _ in false },
      set: { $0[keyPath: property] = $1 })
  }

  /// - Parameters:
  ///   - get: Returns the value, or `nil` if it isn't set.
  ///   - isEqual: Returns whether two values are equal.
  ///   - set: Sets the value.
  private init<V: UIView, Value>(
    get: @escaping (V) -> Value?, isEqual: @escaping (Value, Value) -> Bool,
    set: @escaping (V, Value) -> Void
  ) {
    copy = { proxy, pristine, view in
      guard let proxy = proxy as? V, let pristine = pristine as? V, let view = view as? V else {
        return
      }
      let usual = get(pristine)
      func isUnset(_ value: Value) -> Bool { usual.map { isEqual(value, $0) } ?? false }
      guard let value = get(proxy), !isUnset(value) else { return }
      if let own = get(view), !isUnset(own) { return }
      set(view, value)
    }
  }

  /// The properties that proxies set.
  static let all: [AppearanceLink] = [
    AppearanceLink(\UIView.backgroundColor),
    AppearanceLink(\UIView.explicitTintColor),
    AppearanceLink(\UINavigationBar.barTintColor),
    AppearanceLink(attributes: \UINavigationBar.titleTextAttributes),
    AppearanceLink(attributes: \UINavigationBar.largeTitleTextAttributes),
    AppearanceLink(\UINavigationBar.explicitStandardAppearance),
    AppearanceLink(\UINavigationBar.scrollEdgeAppearance),
    AppearanceLink(\UINavigationBar.compactAppearance),
    AppearanceLink(\UITabBar.barTintColor),
    AppearanceLink(\UITabBar.unselectedItemTintColor),
    AppearanceLink(\UITabBar.explicitStandardAppearance),
    AppearanceLink(\UITabBar.scrollEdgeAppearance),
    AppearanceLink(\UIToolbar.barTintColor),
    AppearanceLink(\UILabel.textColor),
    AppearanceLink(\UILabel.font),
    AppearanceLink(\UITextField.textColor),
    AppearanceLink(\UITextField.font),
    AppearanceLink(\UITextView.textColor),
    AppearanceLink(\UITextView.font),
    AppearanceLink(\UITableView.separatorColor),
    AppearanceLink(\UISwitch.onTintColor),
    AppearanceLink(\UISlider.minimumTrackTintColor),
    AppearanceLink(\UISegmentedControl.selectedSegmentTintColor),
    AppearanceLink(\UIProgressView.progressTintColor),
    AppearanceLink(\UIPageControl.pageIndicatorTintColor),
    AppearanceLink(\UIPageControl.currentPageIndicatorTintColor),
    AppearanceLink(\UIActivityIndicatorView.color),
  ]
}

extension UIView {
  /// The view's own tint colour, or `nil` if it inherits one.
  fileprivate var explicitTintColor: UIColor? {
    get { ownTintColor }
    set { tintColor = newValue }
  }
}
