import ElementTypes
import Foundation

/// The text field of a search bar (UIKit).
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// Creates a field with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty field, because Linux has no Interface Builder archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    borderStyle = .roundedRect
    clearButtonMode = .always
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    returnKeyType = .search
  }

  override var defaultElementType: ElementType { .searchField }
}
