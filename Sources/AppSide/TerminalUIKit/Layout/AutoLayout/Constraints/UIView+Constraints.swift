import LayoutSolver

/// The constraints that a view keeps (UIKit).
extension UIView {
  /// The active constraints that the view holds, which relate it and its descendants.
  public var constraints: [NSLayoutConstraint] { layoutState.item?.constraints ?? [] }

  /// Adds and activates a constraint between the view and its descendants.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner !== self, LayoutMisuse.namesParts(constraint) else { return }
    let views = constraint.sides.map { [$0.first.view, $0.second?.view].compactMap { $0 } } ?? []
    guard !views.isEmpty, views.allSatisfy({ $0.isDescendant(of: self) }) else {
      LayoutReport.write(
        "The view hierarchy is not prepared for the constraint: \(constraint.summary)\n"
          + "\tWhen added to a view, the constraint's items must be descendants of that view "
          + "(or the view itself). \(LayoutReport.name(of: self)) is not an ancestor of both. "
          + "The constraint was not added.")
      return
    }
    constraint.deactivate()
    addOwnedConstraint(constraint)
  }

  /// Adds and activates constraints between the view and its descendants.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes and deactivates a constraint that the view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    removeOwnedConstraint(constraint)
  }

  /// Removes and deactivates constraints that the view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeOwnedConstraint(constraint) }
  }

  /// Returns the active constraints of the view along an axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    mentions(about: axis) { _ in true }
  }

  /// Returns the constraints of the view and its guides along an axis, in the order of activation.
  func mentions(
    about axis: NSLayoutConstraint.Axis, where isMeant: (NSLayoutConstraint) -> Bool
  ) -> [NSLayoutConstraint] {
    let mentions = layoutState.item?.mentions.values.map { $0 } ?? []
    return mentions.filter { $0.isAbout(axis) && isMeant($0) }
      .sorted { $0.activationNumber < $1.activationNumber }
  }

  /// Whether the view's constraints allow more than one frame.
  public var hasAmbiguousLayout: Bool {
    guard let item = layoutState.item, let engine = rootView.autoLayoutEngine else { return false }
    return engine.isAmbiguous(item)
  }

  func addOwnedConstraint(_ constraint: NSLayoutConstraint) {
    constraintItem.constraints.append(constraint)
    constraint.setOwner(self)
    if let sides = constraint.sides {
      for side in [sides.first, sides.second] {
        side?.view?.constraintItem.mentions[ObjectIdentifier(constraint)] = constraint
      }
    }
    let engine = rootView.makeAutoLayoutEngine()
    engine.setNeedsRebuild()
    markSubtreeWaiting()
  }

  func removeOwnedConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner === self, let item = layoutState.item else { return }
    item.constraints.remove(object: constraint)
    if let sides = constraint.sides {
      for side in [sides.first, sides.second] {
        side?.view?.layoutState.item?.mentions[ObjectIdentifier(constraint)] = nil
      }
    }
    constraint.setOwner(nil)
    rootView.autoLayoutEngine?.setNeedsRebuild()
    markSubtreeWaiting()
  }
}

extension NSLayoutConstraint {
  func isAbout(_ axis: Axis) -> Bool {
    switch firstAttribute {
    case .width: return axis == .horizontal
    case .height: return axis == .vertical
    default: break
    }
    return (firstAttribute.solved?.attribute.kind == .horizontal) == (axis == .horizontal)
  }
}
