/// An object that has traits and is notified of their changes (UIKit).
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits have changed.
  ///
  /// - Parameter previousTraitCollection: The previous traits.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
