/// Something that has traits and hears of their changes (UIKit).
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits it is shown with.
  var traitCollection: UITraitCollection { get }
  /// Called after its traits have changed.
  ///
  /// - Parameter previousTraitCollection: The traits before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
