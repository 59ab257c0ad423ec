extension UIView {
  /// Whether the view is an unmodified content view of a table's row or header, or holds a row's
  /// swipe actions.
  ///
  /// As in XCUITest on UIKit's tables, such a view isn't an element: its content is a direct child
  /// of the row.
  var isContentOfRow: Bool {
    guard accessibilityProperties == nil, accessibilityIdentifier == nil else { return false }
    if isPartOfRow { return true }
    guard let holder = storedSuperview?.rowContent else { return false }
    return holder === self
  }
}
