import Foundation

extension UITableView {
  /// How a table looks (UIKit).
  public enum Style: Int, Sendable {
    /// One list; headers stay at the top while their section is shown.
    case plain = 0
    /// Groups with space between them.
    case grouped = 1
    /// Groups with space around them.
    case insetGrouped = 2
  }

  /// Where a row is put when it is scrolled to (UIKit).
  public enum ScrollPosition: Int, Sendable {
    /// Where it takes the least scrolling.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How rows come and go (UIKit); in a terminal they are there, or they are not.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// From the right.
    case right = 1
    /// From the left.
    case left = 2
    /// From the top.
    case top = 3
    /// From the bottom.
    case bottom = 4
    /// At once.
    case none = 5
    /// From the middle.
    case middle = 6
    /// However it suits best.
    case automatic = 100
  }

  /// The height, where one is asked for, that follows from the content.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// Posted after the user has selected or deselected a row.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
}

extension UITableViewCell {
  /// What is between rows (UIKit).
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case singleLine = 1
  }
}
