extension UIView {
  /// Whether this is only what holds the content of a table's row or header.
  ///
  /// As XCUITest shows UIKit's tables, the content is directly inside the row, unless a developer made
  /// something of the view that holds it.
  var isContentOfRow: Bool {
    guard accessibilityProperties == nil, accessibilityIdentifier == nil else { return false }
    guard let holder = storedSuperview?.rowContent else { return false }
    return holder === self
  }
}
