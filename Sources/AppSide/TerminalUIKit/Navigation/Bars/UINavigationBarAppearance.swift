import Foundation

/// How a navigation bar looks (UIKit).
///
/// Set it on the bar, or on the item of one screen; changes count when it is set.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// `foregroundColor` and `font` of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// `foregroundColor` and `font` of the title where it is shown large.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// Makes the usual appearance.
  public override init() { super.init() }

  /// Makes a copy of an appearance.
  public required init(barAppearance: UIBarAppearance) {
    if let other = barAppearance as? UINavigationBarAppearance {
      titleTextAttributes = other.titleTextAttributes
      largeTitleTextAttributes = other.largeTitleTextAttributes
    }
    super.init(barAppearance: barAppearance)
  }
}
