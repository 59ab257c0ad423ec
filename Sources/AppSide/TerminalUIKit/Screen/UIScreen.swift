import Foundation

/// The screen: a terminal, or a picture of one (UIKit).
@MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The application's screen.
  public class var main: UIScreen { UIApplication.shared.mainScreen }

  /// The size of the screen, in points; 80 × 24 cells unless the terminal or the launch says otherwise.
  public private(set) var bounds: CGRect
  /// Pixels in a point.
  public let scale: CGFloat = 1
  /// The traits that every window starts from.
  public private(set) var traitCollection = UITraitCollection.standard

  init(size: CGSize) {
    bounds = CGRect(origin: .zero, size: size)
    super.init()
  }

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  func setSize(_ size: CGSize) { bounds = CGRect(origin: .zero, size: size) }

  func setTraits(_ traits: UITraitCollection) {
    let previous = traitCollection
    traitCollection = previous.overridden(by: traits)
    traitCollectionDidChange(previous)
  }
}
