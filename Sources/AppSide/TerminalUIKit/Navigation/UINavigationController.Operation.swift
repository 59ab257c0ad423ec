extension UINavigationController {
  /// What happens to the stack (UIKit).
  public enum Operation: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A screen comes on top.
    case push = 1
    /// Screens go from the top.
    case pop = 2
  }
}
