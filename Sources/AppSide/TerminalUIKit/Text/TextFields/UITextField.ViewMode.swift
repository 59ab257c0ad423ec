extension UITextField {
  /// The times at which a side view of a text field is visible (UIKit).
  public enum ViewMode: Int, Sendable {
    /// The view is never visible.
    case never = 0
    /// The view is visible during editing.
    case whileEditing = 1
    /// The view is visible except during editing.
    case unlessEditing = 2
    /// The view is always visible.
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
