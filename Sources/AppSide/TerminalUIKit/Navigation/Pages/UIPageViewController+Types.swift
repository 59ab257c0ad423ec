import Foundation

extension UIPageViewController {
  /// The look of a turn (UIKit); a terminal shows only its end.
  public enum TransitionStyle: Int, Sendable {
    /// A page of paper.
    case pageCurl = 0
    /// Content that scrolls.
    case scroll = 1
  }

  /// The direction in which pages follow each other (UIKit).
  public enum NavigationOrientation: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// The direction of a turn (UIKit).
  public enum NavigationDirection: Int, Sendable {
    /// To a later page.
    case forward = 0
    /// To an earlier page.
    case reverse = 1
  }

  /// The place of a book's spine (UIKit).
  public enum SpineLocation: Int, Sendable {
    /// No spine.
    case none = 0
    /// At the beginning.
    case min = 1
    /// In the middle; UIKit then shows two pages, a terminal the first of them.
    case mid = 2
    /// At the end.
    case max = 3
  }

  /// A key of the options of the initialiser (UIKit).
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name, as in UIKit.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The place of the spine; has no effect.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between two pages; has no effect.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
