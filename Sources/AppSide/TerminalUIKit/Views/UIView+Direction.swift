/// In which direction a view is read: from left to right or from right to left.
extension UIView {
  /// The direction that the view's own content is arranged in: that of what it means, else that of its
  /// traits.
  ///
  /// As in UIKit the views inside have their own.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The direction of content with a meaning, in an app that is read as this one is.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The direction of content with a meaning.
  ///
  /// - Parameters:
  ///   - attribute: What the content means.
  ///   - layoutDirection: In which direction is read what it lies in.
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

  /// The same while the view is drawn, when its traits are at hand.
  func isRightToLeft(in context: DrawingContext) -> Bool {
    let semantics = layoutState.semantics
    if semantics != .unspecified { return semantics == .forceRightToLeft }
    return context.traits.layoutDirection == .rightToLeft
  }

  func setSemantics(_ semantics: UISemanticContentAttribute) {
    guard semantics != layoutState.semantics else { return }
    layoutState.semantics = semantics
    layoutState.item?.engine?.setNeedsRebuild()
    // The constraints of a view without a place of its own are with those of its subviews.
    for subview in storedSubviews { subview.layoutState.item?.engine?.setNeedsRebuild() }
    setNeedsLayout()
    setNeedsDisplay()
  }
}

extension UIApplication {
  /// In which direction the app is read: from right to left in a language that is, by the launch
  /// arguments.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    mainScreen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
