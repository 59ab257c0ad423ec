import Foundation

extension UIScreen: UITraitEnvironment {
  /// The traits that every window inherits.
  public var traitCollection: UITraitCollection { shownTraits }

  /// The screen's traits, for code on other threads.
  nonisolated var shownTraits: UITraitCollection { traits as? UITraitCollection ?? .standard }

  /// Does nothing, because the traits don't affect the screen itself.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  @MainActor
  func setTraits(_ traits: UITraitCollection) {
    let previous = traitCollection
    self.traits = previous.overridden(by: traits)
    traitCollectionDidChange(previous)
  }
}
