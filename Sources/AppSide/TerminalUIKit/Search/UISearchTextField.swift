import Foundation

/// The text field of a search (UIKit).
@MainActor
open class UISearchTextField: UITextField {
  /// Makes a field with a frame, in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    borderStyle = .roundedRect
  }

  /// Makes a field of an archive; Linux has none of Interface Builder's, so it is an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    borderStyle = .roundedRect
  }

  override var defaultAccessibilityRole: AccessibilityRole { .searchField }
}
