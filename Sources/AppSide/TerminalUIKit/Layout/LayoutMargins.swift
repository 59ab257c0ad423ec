import Foundation

/// Margins in reading direction, which is how they are kept.
struct LayoutMargins: Hashable {
  var directional: NSDirectionalEdgeInsets

  /// The margins of a view that nobody has changed.
  static let standard = LayoutMargins(
    directional: NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))

  /// The margins of a view controller's view that nobody has changed.
  static let ofRootView = LayoutMargins(
    directional: NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))

  /// The margins of the content of a row that nobody has changed: its own content, the line below it and
  /// headings begin there, too.
  static let ofRowContent = LayoutMargins(
    directional: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))

  init(directional: NSDirectionalEdgeInsets) { self.directional = directional }

  init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
    directional = NSDirectionalEdgeInsets(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
  }

  func resolved(isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: directional.top, left: isRightToLeft ? directional.trailing : directional.leading,
      bottom: directional.bottom,
      right: isRightToLeft ? directional.leading : directional.trailing)
  }
}
