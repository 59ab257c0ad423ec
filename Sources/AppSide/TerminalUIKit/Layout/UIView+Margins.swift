import Foundation

/// Margins and the safe area (UIKit).
extension UIView {
  /// Whether the layout margins include the safe area.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState.insetsMarginsFromSafeArea }
    set {
      layoutState.insetsMarginsFromSafeArea = newValue
      marginsHaveChanged()
    }
  }

  /// Whether the layout margins include the part of the superview's margins that overlaps the view.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layoutState.preservesSuperviewMargins }
    set {
      layoutState.preservesSuperviewMargins = newValue
      marginsHaveChanged()
    }
  }

  func setMargins(_ margins: LayoutMargins) {
    guard margins != layoutState.margins else { return }
    layoutState.margins = margins
    marginsHaveChanged()
  }

  private func marginsHaveChanged() {
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    layoutState.item?.engine?.marginsDidChange(self)
    setNeedsLayout()
    TreeChange.note()
  }

  /// The layout margins with the additions from the safe area and the superview's margins.
  var effectiveMargins: UIEdgeInsets {
    var margins = layoutState.margins.resolved(isRightToLeft: isRightToLeft)
    if layoutState.preservesSuperviewMargins, let superview = storedSuperview {
      let covered = overlap(of: superview.effectiveMargins, in: superview)
      margins = UIEdgeInsets(
        top: max(margins.top, covered.top), left: max(margins.left, covered.left),
        bottom: max(margins.bottom, covered.bottom), right: max(margins.right, covered.right))
    }
    guard layoutState.insetsMarginsFromSafeArea else { return margins }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: margins.top + safe.top, left: margins.left + safe.left,
      bottom: margins.bottom + safe.bottom, right: margins.right + safe.right)
  }

  var currentSafeAreaInsets: UIEdgeInsets { layoutState.safeArea }

  /// Updates the safe area after a move or a change of the surroundings.
  func safeAreaMayHaveChanged() {
    guard let hasChanged = updateSafeArea() else { return }
    var changed: Set<ObjectIdentifier> = hasChanged ? [ObjectIdentifier(self)] : []
    walkInnerFirst { view in
      guard let hasChanged = view.updateSafeArea() else { return false }
      if hasChanged { changed.insert(ObjectIdentifier(view)) }
      return true
    } _: { view in
      if changed.contains(ObjectIdentifier(view)) { view.notifySafeAreaChange() }
    }
  }

  /// Updates the safe area of the view.
  ///
  /// - Returns: Whether it has changed, or `nil` if it hasn't and subviews need no update.
  private func updateSafeArea() -> Bool? {
    var insets = UIEdgeInsets.zero
    if let superview = storedSuperview, superview.safeAreaForSubviews != .zero {
      insets = overlap(of: superview.safeAreaForSubviews, in: superview)
    }
    if let additional = viewController?.additionalSafeAreaInsets {
      insets.top += additional.top
      insets.left += additional.left
      insets.bottom += additional.bottom
      insets.right += additional.right
    }
    let hasChanged = insets != layoutState.safeArea
    // Subviews that don't resize with the view may overlap nonzero insets differently.
    guard hasChanged || insets != .zero else { return nil }
    layoutState.safeArea = insets
    return hasChanged
  }

  private func notifySafeAreaChange() {
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    layoutState.item?.engine?.marginsDidChange(self)
    setNeedsLayout()
    TreeChange.note()
  }

  /// Returns the insets by which this view overlaps those of its superview.
  private func overlap(of insets: UIEdgeInsets, in superview: UIView) -> UIEdgeInsets {
    let frame = currentFrame
    let area = superview.storedBounds
    return UIEdgeInsets(
      top: max(0, insets.top - (frame.minY - area.minY)),
      left: max(0, insets.left - (frame.minX - area.minX)),
      bottom: max(0, insets.bottom - (area.maxY - frame.maxY)),
      right: max(0, insets.right - (area.maxX - frame.maxX)))
  }
}
