import CellRendering
import Foundation

/// How a collection looks that is laid out as a list (UIKit).
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The looks of lists (UIKit).
  public enum Appearance: Int, Sendable {
    /// One list; headers stay at the top while their section is shown.
    case plain = 0
    /// Groups with space between them.
    case grouped = 1
    /// Groups with space around them.
    case insetGrouped = 2
    /// Beside the content that it leads to.
    case sidebar = 3
    /// Beside the content that it leads to, without space between groups.
    case sidebarPlain = 4
  }

  /// What the header of a section is (UIKit).
  public enum HeaderMode: Int, Sendable {
    /// There is none.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
    /// The first item of the section.
    case firstItemInSection = 2
  }

  /// What the footer of a section is (UIKit).
  public enum FooterMode: Int, Sendable {
    /// There is none.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
  }

  /// Gives the buttons that a swipe over an item shows; nil for none.
  public typealias SwipeActionsConfigurationProvider =
    (IndexPath) -> UISwipeActionsConfiguration?

  /// Changes the lines at an item.
  public typealias ItemSeparatorHandler =
    (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

  /// The look.
  public let appearance: Appearance
  /// Whether there are lines between items.
  public var showsSeparators: Bool
  /// How the lines between items look.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the lines at an item; nil leaves them.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the items; nil is that of the look.
  public var backgroundColor: UIColor?
  /// The buttons that a swipe in reading direction shows.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The buttons that a swipe against reading direction shows.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What the headers are.
  public var headerMode = HeaderMode.none
  /// What the footers are.
  public var footerMode = FooterMode.none
  /// The empty space above headers, in points; nil is that of the look.
  public var headerTopPadding: CGFloat?

  /// Makes a configuration of a look.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// Whether groups are kept apart.
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  /// The space beside the items, in points.
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
