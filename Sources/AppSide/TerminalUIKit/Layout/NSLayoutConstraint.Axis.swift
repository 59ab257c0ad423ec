extension NSLayoutConstraint {
  /// The axis of a layout (UIKit).
  public enum Axis: Int, Sendable {
    /// The horizontal axis.
    case horizontal = 0
    /// The vertical axis.
    case vertical = 1
  }
}
