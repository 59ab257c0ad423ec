import Foundation

/// An object for customising the appearance of a navigation bar (UIKit).
///
/// Set it on the bar or on one screen's navigation item. Later changes to the object have no effect
/// until it is set again.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title, `foregroundColor` and `font`.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title, `foregroundColor` and `font`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// Creates an appearance with default values.
  public override init() { super.init() }

  /// Creates a copy of an appearance.
  public required init(barAppearance: UIBarAppearance) {
    if let other = barAppearance as? UINavigationBarAppearance {
      titleTextAttributes = other.titleTextAttributes
      largeTitleTextAttributes = other.largeTitleTextAttributes
    }
    super.init(barAppearance: barAppearance)
  }
}
