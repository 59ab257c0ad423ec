import TerminalUIKit

/// Views that a controller keeps private, found by their accessibility identifier.
extension UIViewController {
  /// The controller's view, or the one inside of it, however deep, that is of a type and has an
  /// identifier; nil when there is none, which a line on standard error explains.
  ///
  /// The view is not loaded for it: that is for the test to do, with `loadViewIfNeeded()` or a window.
  ///
  /// - Parameters:
  ///   - type: The view's type; subclasses of it are found too.
  ///   - identifier: The view's accessibility identifier.
  public func subview<View: UIView>(
    ofType type: View.Type, withAccessibilityIdentifier identifier: String
  ) -> View? {
    do {
      return try requiredSubview(ofType: type, withAccessibilityIdentifier: identifier)
    } catch {
      error.tell()
      return nil
    }
  }

  /// The controller's view, or the one inside of it, however deep, that is of a type and has an
  /// identifier.
  ///
  /// The view is not loaded for it: that is for the test to do, with `loadViewIfNeeded()` or a window.
  ///
  /// - Parameters:
  ///   - type: The view's type; subclasses of it are found too.
  ///   - identifier: The view's accessibility identifier.
  /// - Throws: `SubviewNotFound`, which lists what was there.
  public func requiredSubview<View: UIView>(
    ofType type: View.Type, withAccessibilityIdentifier identifier: String
  ) throws(SubviewNotFound) -> View {
    guard let view = viewIfLoaded else {
      throw SubviewNotFound(
        type: type, identifier: identifier, inUnloaded: "\(Swift.type(of: self))")
    }
    // A table controller's view is its table.
    if let view = view as? View, view.accessibilityIdentifier == identifier { return view }
    return try view.requiredSubview(ofType: type, withAccessibilityIdentifier: identifier)
  }
}
