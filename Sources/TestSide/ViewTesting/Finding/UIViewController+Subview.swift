import TerminalUIKit

/// Access to views that are private properties of a controller, by their accessibility identifiers.
extension UIViewController {
  /// Returns the controller's view or a descendant by its type and identifier, or `nil`.
  ///
  /// If no view matches, a line on standard error lists the existing ones. The method doesn't load the
  /// view; the test must do that, with `loadViewIfNeeded()` or a window.
  ///
  /// - Parameters:
  ///   - type: The view's type, or a superclass.
  ///   - identifier: The view's accessibility identifier.
  public func subview<View: UIView>(
    ofType type: View.Type, withAccessibilityIdentifier identifier: String
  ) -> View? {
    do {
      return try requiredSubview(ofType: type, withAccessibilityIdentifier: identifier)
    } catch {
      error.writeToStandardError()
      return nil
    }
  }

  /// Returns the controller's view or a descendant by its type and identifier.
  ///
  /// The method does not load the view; the test must do that, with `loadViewIfNeeded()` or a
  /// window.
  ///
  /// - Parameters:
  ///   - type: The view's type, or a superclass.
  ///   - identifier: The view's accessibility identifier.
  /// - Throws: `SubviewNotFound`, which lists the existing views.
  public func requiredSubview<View: UIView>(
    ofType type: View.Type, withAccessibilityIdentifier identifier: String
  ) throws(SubviewNotFound) -> View {
    guard let view = viewIfLoaded else {
      throw SubviewNotFound(
        type: type, identifier: identifier, inUnloaded: "\(Swift.type(of: self))")
    }
    // The view of a table view controller is its table.
    if let view = view as? View, view.accessibilityIdentifier == identifier { return view }
    return try view.requiredSubview(ofType: type, withAccessibilityIdentifier: identifier)
  }
}
