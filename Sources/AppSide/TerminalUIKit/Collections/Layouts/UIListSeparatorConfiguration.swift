import CellRendering
import Foundation

/// How the lines between the items of a list look (UIKit).
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line is shown (UIKit).
  public enum Visibility: Int, Sendable {
    /// As it suits the list.
    case automatic = 0
    /// Always.
    case visible = 1
    /// Never.
    case hidden = 2
  }

  /// Whether the line above an item is shown; here each item has the line below it only.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below an item is shown.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the line above stays from the edges, in points.
  public var topSeparatorInsets: NSDirectionalEdgeInsets
  /// How far the line below stays from the edges, in points.
  public var bottomSeparatorInsets: NSDirectionalEdgeInsets
  /// The colour of the lines.
  public var color = UIColor.separator

  /// Makes the configuration of the lines of a look.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    let insets = NSDirectionalEdgeInsets(
      top: 0, leading: 2 * CellMetrics.width, bottom: 0, trailing: 0)
    topSeparatorInsets = insets
    bottomSeparatorInsets = insets
  }
}
