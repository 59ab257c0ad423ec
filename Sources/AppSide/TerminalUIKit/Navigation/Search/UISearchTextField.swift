import Foundation

/// The text field of a search (UIKit).
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// Makes a field with a frame, in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a field of an archive; Linux has none of Interface Builder's, so it is an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    borderStyle = .roundedRect
    clearButtonMode = .always
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
  }

  override var defaultAccessibilityRole: AccessibilityRole { .searchField }
}
