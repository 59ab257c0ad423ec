extension UIControl {
  /// The horizontal alignment of a control's content (UIKit).
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Centred.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// Filling the width.
    case fill = 3
    /// At the leading edge.
    case leading = 4
    /// At the trailing edge.
    case trailing = 5
  }

  /// The vertical alignment of a control's content (UIKit).
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Centred.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Filling the height.
    case fill = 3
  }
}
