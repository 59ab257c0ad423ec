extension NSLayoutConstraint {
  /// The items of the constraint, the second being `nil` for a constant; `nil` if an item has been
  /// deallocated.
  var sides: (first: ConstraintItem, second: ConstraintItem?)? {
    guard let first = Self.item(of: storedFirstItem, firstAttribute) else { return nil }
    guard hasSecondItem else { return (first, nil) }
    guard let second = Self.item(of: storedSecondItem, secondAttribute) else { return nil }
    guard first.isScrollView || second.isScrollView else { return (first, second) }
    return scrollSides(first, second)
  }

  func activate() {
    guard owner == nil, LayoutMisuse.namesParts(self) else { return }
    guard let sides, let first = sides.first.view else {
      LayoutReport.write(
        "Unable to activate constraint \(summary): each item must be a view, or a layout guide that "
          + "was added to a view, and must not be deallocated.")
      return
    }
    guard let second = sides.second else {
      first.addOwnedConstraint(self)
      return
    }
    guard let other = second.view, let common = first.nearestCommonAncestor(with: other) else {
      LayoutReport.write(missingAncestorText)
      return
    }
    common.addOwnedConstraint(self)
  }

  func deactivate() { owner?.removeOwnedConstraint(self) }

  /// UIKit's message for a constraint between different view hierarchies.
  var missingAncestorText: String {
    "Unable to activate constraint with anchors \(firstAnchor) and "
      + "\(secondAnchor.map { "\($0)" } ?? "nil") because they have no common ancestor.  "
      + "Does the constraint or its anchors reference items in different view hierarchies?  "
      + "That's illegal. The constraint stays inactive: add both views to one hierarchy first."
  }

  private static func item(of object: AnyObject?, _ attribute: Attribute) -> ConstraintItem? {
    // Views come first because most items are views.
    if let view = object as? UIView {
      return attribute.isOfMargins ? view.layoutMarginsGuide.item : view.constraintItem
    }
    guard let guide = object as? UILayoutGuide, guide.owningView != nil else { return nil }
    return guide.item
  }
}

extension UIView {
  /// The topmost view of the hierarchy, or the nearest ancestor whose constraints are solved
  /// separately.
  var rootView: UIView {
    var root = self
    while !root.layoutState.isIsland, let superview = root.storedSuperview {
      // While a view moves, its own window may be outdated. The superview's window is current.
      if !LayoutIslands.mayExist, let window = superview.storedWindow { return window }
      root = superview
    }
    return root
  }

  func nearestCommonAncestor(with other: UIView) -> UIView? {
    var next: UIView? = self
    while let view = next {
      if other.isDescendant(of: view) { return view }
      next = view.storedSuperview
    }
    return nil
  }
}
