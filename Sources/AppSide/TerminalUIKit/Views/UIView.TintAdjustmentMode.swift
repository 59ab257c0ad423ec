extension UIView {
  /// The adjustment of a view's tint colour (UIKit).
  public enum TintAdjustmentMode: Int, Sendable {
    /// The adjustment of the superview.
    case automatic = 0
    /// The tint colour without adjustment.
    case normal = 1
    /// A grey version of the tint colour.
    case dimmed = 2
  }
}
