import CellRendering
import Foundation

/// The appearance of the separators in a list (UIKit).
public struct UIListSeparatorConfiguration: Hashable {
  /// The visibility of a separator (UIKit).
  public enum Visibility: Int, Sendable {
    /// The default visibility of the list.
    case automatic = 0
    /// The separator is visible.
    case visible = 1
    /// The separator is hidden.
    case hidden = 2
  }

  /// The visibility of the separator above an item, which has no effect because items only have the
  /// one below.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator below an item.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above an item, in points.
  public var topSeparatorInsets: NSDirectionalEdgeInsets
  /// The insets of the separator below an item, in points.
  public var bottomSeparatorInsets: NSDirectionalEdgeInsets
  /// The colour of the separators.
  public var color = UIColor.separator

  /// Creates the default configuration of a list appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    let insets = NSDirectionalEdgeInsets(
      top: 0, leading: 2 * CellMetrics.width, bottom: 0, trailing: 0)
    topSeparatorInsets = insets
    bottomSeparatorInsets = insets
  }
}
