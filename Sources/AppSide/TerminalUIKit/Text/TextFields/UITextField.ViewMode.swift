extension UITextField {
  /// When a view beside the text of a field is shown (UIKit).
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the user is editing.
    case whileEditing = 1
    /// While the user is not editing.
    case unlessEditing = 2
    /// Always.
    case always = 3

    func isShown(isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }
}
