extension UIView {
  /// How a view shows its tint colour (UIKit).
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview does.
    case automatic = 0
    /// As it is.
    case normal = 1
    /// In grey.
    case dimmed = 2
  }
}
