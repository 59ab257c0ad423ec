extension UIView {
  /// The placement of content in a view of another size (UIKit).
  public enum ContentMode: Int, Sendable {
    /// Stretches the content to fill the view.
    case scaleToFill = 0
    /// Scales the content proportionally to fit the view.
    case scaleAspectFit = 1
    /// Scales the content proportionally to fill the view.
    case scaleAspectFill = 2
    /// Redraws the content when the size changes.
    case redraw = 3
    /// Centres the content.
    case center = 4
    /// Centres the content at the top.
    case top = 5
    /// Centres the content at the bottom.
    case bottom = 6
    /// Centres the content at the left.
    case left = 7
    /// Centres the content at the right.
    case right = 8
    /// Places the content in the top left corner.
    case topLeft = 9
    /// Places the content in the top right corner.
    case topRight = 10
    /// Places the content in the bottom left corner.
    case bottomLeft = 11
    /// Places the content in the bottom right corner.
    case bottomRight = 12
  }
}
