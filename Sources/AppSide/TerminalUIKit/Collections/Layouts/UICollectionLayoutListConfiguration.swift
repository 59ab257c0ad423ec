import CellRendering
import Foundation

/// The configuration of a list layout (UIKit).
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list (UIKit).
  public enum Appearance: Int, Sendable {
    /// A plain list, in which headers stay at the top while their section is visible.
    case plain = 0
    /// Groups with space between them.
    case grouped = 1
    /// Groups with space around them.
    case insetGrouped = 2
    /// A sidebar.
    case sidebar = 3
    /// A sidebar without space between groups.
    case sidebarPlain = 4
  }

  /// The kind of header of a section (UIKit).
  public enum HeaderMode: Int, Sendable {
    /// No header.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
    /// The first item of the section.
    case firstItemInSection = 2
  }

  /// The kind of footer of a section (UIKit).
  public enum FooterMode: Int, Sendable {
    /// No footer.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
  }

  /// A closure that returns the swipe actions of an item, or `nil` if there are none.
  public typealias SwipeActionsConfigurationProvider =
    (IndexPath) -> UISwipeActionsConfiguration?

  /// A closure that modifies the separators of an item.
  public typealias ItemSeparatorHandler =
    (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

  /// The appearance of the list.
  public let appearance: Appearance
  /// Whether the list shows separators between items.
  public var showsSeparators: Bool
  /// The configuration of the separators.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// The closure that modifies the separators of an item, or `nil` to leave them unchanged.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background colour of the list, or `nil` for that of its appearance.
  public var backgroundColor: UIColor?
  /// The closure that returns the leading swipe actions of an item.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The closure that returns the trailing swipe actions of an item.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The kind of the headers.
  public var headerMode = HeaderMode.none
  /// The kind of the footers.
  public var footerMode = FooterMode.none
  /// The space above headers in points, or `nil` for that of the appearance.
  public var headerTopPadding: CGFloat?

  /// Creates a configuration with the given appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// Whether the appearance is grouped.
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  /// The space at both sides of the items, in points.
  var sideMargin: CGFloat {
    appearance == .insetGrouped ? 2 * CellMetrics.width : 0
  }

  var resolvedBackgroundColor: UIColor {
    if let backgroundColor { return backgroundColor }
    return isGrouped
      ? .systemGroupedBackground
      : appearance == .plain ? .systemBackground : .secondarySystemBackground
  }
}
