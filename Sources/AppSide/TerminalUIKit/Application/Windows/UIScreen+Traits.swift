import Foundation

extension UIScreen: UITraitEnvironment {
  /// The traits that every window starts from.
  public var traitCollection: UITraitCollection { shownTraits }

  /// The same, for whoever is not on the main thread.
  nonisolated var shownTraits: UITraitCollection { traits as? UITraitCollection ?? .standard }

  /// Does nothing: a screen looks the same whatever its traits are.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  @MainActor
  func setTraits(_ traits: UITraitCollection) {
    let previous = traitCollection
    self.traits = previous.overridden(by: traits)
    traitCollectionDidChange(previous)
  }
}
