extension UIView {
  /// Where content that does not fill a view is put (UIKit).
  public enum ContentMode: Int, Sendable {
    /// Stretched to the whole view.
    case scaleToFill = 0
    /// As big as fits, in proportion.
    case scaleAspectFit = 1
    /// As small as covers the view, in proportion.
    case scaleAspectFill = 2
    /// Drawn again whenever the size changes.
    case redraw = 3
    /// In the middle, in its own size.
    case center = 4
    /// At the top, in its own size.
    case top = 5
    /// At the bottom, in its own size.
    case bottom = 6
    /// At the left, in its own size.
    case left = 7
    /// At the right, in its own size.
    case right = 8
    /// In the top left corner, in its own size.
    case topLeft = 9
    /// In the top right corner, in its own size.
    case topRight = 10
    /// In the bottom left corner, in its own size.
    case bottomLeft = 11
    /// In the bottom right corner, in its own size.
    case bottomRight = 12
  }
}
