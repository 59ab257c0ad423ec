import Foundation

/// Margins relative to the layout direction.
struct LayoutMargins: Hashable {
  var directional: NSDirectionalEdgeInsets

  /// The default margins of a view.
  static let standard = LayoutMargins(
    directional: NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))

  /// The default margins of a view controller's root view.
  static let ofRootView = LayoutMargins(
    directional: NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))

  /// The default margins of a row's content, at which its separator and headers begin as well.
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
