import Foundation

extension UIView {
  /// The minimum opacity at which a view receives events and tests can see it, as in UIKit.
  package static let minimumTouchableAlpha: CGFloat = 0.01

  func didChangeVisibility() {
    TreeChange.note()
    // A stack view closes the gap.
    storedSuperview?.subviewDidChangeSize(self)
  }

  func propagateTintColorChange() {
    walk { view in
      guard view === self || view.ownTintColor == nil else { return false }
      TreeChange.note()
      view.notifyOfTintColor()
      return true
    }
  }

  private func notifyOfTintColor() {
    let turn = CurrentTraits.begin(self)
    tintColorDidChange()
    CurrentTraits.end(turn)
  }

  var undimmedTintColor: UIColor {
    var next: UIView? = self
    while let view = next {
      if let color = view.ownTintColor { return color }
      next = view.storedSuperview
    }
    return UIColor.tintColor
  }

  /// Whether this view, or its nearest ancestor that isn't automatic, dims its tint colour.
  var isTintDimmed: Bool {
    var next: UIView? = self
    while let view = next, view.layoutState.tintAdjustment == .automatic {
      next = view.storedSuperview
    }
    return next?.layoutState.tintAdjustment == .dimmed
  }

  func setTintAdjustment(_ mode: TintAdjustmentMode) {
    let wasDimmed = isTintDimmed
    layoutState.tintAdjustment = mode
    if isTintDimmed != wasDimmed { propagateTintDimming() }
  }

  private func propagateTintDimming() {
    walk { view in
      guard view === self || view.layoutState.tintAdjustment == .automatic else { return false }
      TreeChange.note()
      view.notifyOfTintColor()
      return true
    }
  }

  /// The traits that the view was last notified of, or `nil` if they are out of date.
  ///
  /// They spare each view of a deep tree the way up to its ancestors.
  var cachedTraits: UITraitCollection? {
    guard !layoutState.hasNewSurroundings, let window = storedWindow, window !== self,
      let ofWindow = window.layoutState.lastTraits
    else { return nil }
    // A hidden window isn't notified of changes before it appears.
    let now = window.currentTraits
    return ofWindow === now || ofWindow == now ? layoutState.lastTraits : nil
  }

  /// The traits inherited from the surroundings, with the view's own overrides.
  ///
  /// There is no recursion, because views can be nested ten thousand levels deep.
  var currentTraits: UITraitCollection {
    guard let superview = storedSuperview else { return ownTraits(in: surroundingTraits) }
    if let around = superview.cachedTraits { return ownTraits(in: around) }
    var remaining = [superview]
    var found: UITraitCollection?
    var outermost = superview
    while found == nil, let next = outermost.storedSuperview {
      found = next.cachedTraits
      if found == nil { remaining.append(next) }
      outermost = next
    }
    var traits = found ?? outermost.surroundingTraits
    while let view = remaining.popLast() { traits = view.ownTraits(in: traits) }
    return ownTraits(in: traits)
  }

  private func ownTraits(in around: UITraitCollection) -> UITraitCollection {
    var traits = around
    if let own = viewController?.overridingTraits { traits = traits.overridden(by: own) }
    guard overrideUserInterfaceStyle != .unspecified,
      overrideUserInterfaceStyle != traits.userInterfaceStyle
    else { return traits }
    return traits.overridden(
      by: UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
  }

  private var surroundingTraits: UITraitCollection {
    (self as? UIWindow)?.screen.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Called after a change that can affect the traits.
  func traitsMayHaveChanged() {
    TreeChange.note()
    announceTraitChange(from: layoutState.lastTraits)
  }

  /// Notifies this view, its controller and its descendants of changed traits.
  func announceTraitChange(from previous: UITraitCollection?) {
    walk { $0.updateTraits(from: $0 === self ? previous : $0.layoutState.lastTraits) }
  }

  /// Updates the view's traits.
  ///
  /// - Returns: Whether the traits have changed.
  private func updateTraits(from previous: UITraitCollection?) -> Bool {
    layoutState.hasNewSurroundings = true
    let traits = traitCollection
    layoutState.hasNewSurroundings = false
    guard layoutState.lastTraits != traits else { return false }
    layoutState.lastTraits = traits
    let turn = CurrentTraits.begin(self)
    defer { CurrentTraits.end(turn) }
    layoutState.item?.engine?.setNeedsRebuild()
    if previous?.preferredContentSizeCategory != traits.preferredContentSizeCategory {
      contentSizeCategoryDidChange()
    }
    if let previous, previous.layoutDirection != traits.layoutDirection { setNeedsLayout() }
    viewController?.traitCollectionDidChange(previous)
    traitCollectionDidChange(previous)
    if let previous {
      viewController?.screenState.traitObservers.notify(of: traits, previous)
      layoutState.traitObservers.notify(of: traits, previous)
    }
    return true
  }

  /// Called after the view has moved to a new superview, from which it inherits tint and traits.
  func inheritedAppearanceMayHaveChanged() {
    if storedWindow != nil { announceTraitChange(from: layoutState.lastTraits) }
    safeAreaMayHaveChanged()
  }
}
