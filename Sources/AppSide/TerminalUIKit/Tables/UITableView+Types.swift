import Foundation

extension UITableView {
  /// The style of a table (UIKit).
  public enum Style: Int, Sendable {
    /// A plain list whose headers are pinned to the top while their sections are visible.
    case plain = 0
    /// Groups with space between them.
    case grouped = 1
    /// Groups with space around them.
    case insetGrouped = 2
  }

  /// The position to which a row is scrolled (UIKit).
  public enum ScrollPosition: Int, Sendable {
    /// The position that needs the least scrolling.
    case none = 0
    /// The top of the visible area.
    case top = 1
    /// The middle of the visible area.
    case middle = 2
    /// The bottom of the visible area.
    case bottom = 3
  }

  /// The animation of inserted and deleted rows (UIKit); has no effect in a terminal.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade in or out.
    case fade = 0
    /// Rows slide in from the right, or out to it.
    case right = 1
    /// Rows slide in from the left, or out to it.
    case left = 2
    /// Rows slide in from the top, or out to it.
    case top = 3
    /// Rows slide in from the bottom, or out to it.
    case bottom = 4
    /// Rows change without an animation.
    case none = 5
    /// Rows open or close around their middle.
    case middle = 6
    /// The table chooses the animation.
    case automatic = 100
  }

  /// The value for a height that the content determines.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// Posted after the user has selected or deselected a row.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
}

extension UITableViewCell {
  /// The style of separators between rows (UIKit).
  public enum SeparatorStyle: Int, Sendable {
    /// No separator.
    case none = 0
    /// A line.
    case singleLine = 1
  }
}
