/// The layout direction of views: left to right or right to left.
extension UIView {
  /// The layout direction of the view's own content.
  ///
  /// It follows from the semantic content attribute or else from the traits. As in UIKit, subviews
  /// have their own direction.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Returns the layout direction for a semantic content attribute, relative to the app's
  /// direction.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// Returns the layout direction for a semantic content attribute.
  ///
  /// - Parameters:
  ///   - attribute: The semantic content attribute.
  ///   - layoutDirection: The direction of the surroundings.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  var isRightToLeft: Bool {
    let semantics = layoutState.semantics
    if semantics != .unspecified { return semantics == .forceRightToLeft }
    return traitCollection.layoutDirection == .rightToLeft
  }

  /// Returns whether the layout direction is right to left, with the traits of a drawing context.
  func isRightToLeft(in context: DrawingContext) -> Bool {
    let semantics = layoutState.semantics
    if semantics != .unspecified { return semantics == .forceRightToLeft }
    return context.traits.layoutDirection == .rightToLeft
  }

  func setSemantics(_ semantics: UISemanticContentAttribute) {
    guard semantics != layoutState.semantics else { return }
    layoutState.semantics = semantics
    layoutState.item?.engine?.setNeedsRebuild()
    // The constraints of a view without a layout item of its own belong to its subviews.
    for subview in storedSubviews { subview.layoutState.item?.engine?.setNeedsRebuild() }
    setNeedsLayout()
    setNeedsDisplay()
  }
}

extension UIApplication {
  /// The layout direction of the app, which is that of the language in the launch arguments.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    mainScreen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
