import Foundation

extension UIView {
  /// The opacity from which on a view is there for events and for tests, as in UIKit.
  package static let leastTouchableAlpha: CGFloat = 0.01

  func didChangeVisibility() {
    TreeChange.note()
    // A stack view closes the gap.
    storedSuperview?.subviewDidChangeSize(self)
  }

  func propagateTintColorChange() {
    walk { view in
      guard view === self || view.ownTintColor == nil else { return false }
      TreeChange.note()
      view.tellOfTintColor()
      return true
    }
  }

  private func tellOfTintColor() {
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

  /// Whether this view, or the nearest around it that decides, shows its tint colour in grey.
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
      view.tellOfTintColor()
      return true
    }
  }

  /// The traits that the view was last told of, where they are still right.
  ///
  /// Otherwise each view of a deep tree would go all the way up for them.
  var announcedTraits: UITraitCollection? {
    guard !layoutState.hasNewSurroundings, let window = storedWindow, window !== self,
      let ofWindow = window.layoutState.lastTraits
    else { return nil }
    // A hidden window is told of nothing before it is shown.
    let now = window.currentTraits
    return ofWindow === now || ofWindow == now ? layoutState.lastTraits : nil
  }

  /// The traits that follow from what the view is in and what it decides for itself.
  ///
  /// Not recursive: views may be nested ten thousand levels deep.
  var currentTraits: UITraitCollection {
    guard let superview = storedSuperview else { return ownTraits(in: surroundingTraits) }
    if let around = superview.announcedTraits { return ownTraits(in: around) }
    var untold = [superview]
    var found: UITraitCollection?
    var outermost = superview
    while found == nil, let next = outermost.storedSuperview {
      found = next.announcedTraits
      if found == nil { untold.append(next) }
      outermost = next
    }
    var traits = found ?? outermost.surroundingTraits
    while let view = untold.popLast() { traits = view.ownTraits(in: traits) }
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

  /// Called when something that traits depend on has been set.
  func traitsMayHaveChanged() {
    TreeChange.note()
    announceTraitChange(from: layoutState.lastTraits)
  }

  /// Tells this view, its controller and all inside that traits have changed.
  func announceTraitChange(from previous: UITraitCollection?) {
    walk { $0.updateTraits(from: $0 === self ? previous : $0.layoutState.lastTraits) }
  }

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
      viewController?.screenState.traitObservers.tell(of: traits, previous)
      layoutState.traitObservers.tell(of: traits, previous)
    }
    return true
  }

  /// Called after the view has a new superview, from which tint and traits are inherited.
  func inheritedAppearanceMayHaveChanged() {
    if storedWindow != nil { announceTraitChange(from: layoutState.lastTraits) }
    safeAreaMayHaveChanged()
  }
}
