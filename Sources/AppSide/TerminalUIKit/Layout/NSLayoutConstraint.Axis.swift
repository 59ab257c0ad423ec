extension NSLayoutConstraint {
  /// A direction of layout (UIKit).
  public enum Axis: Int, Sendable {
    /// Across.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}
