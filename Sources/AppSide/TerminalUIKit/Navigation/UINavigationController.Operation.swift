extension UINavigationController {
  /// The change of the navigation stack in a transition (UIKit).
  public enum Operation: Int, Sendable {
    /// No change.
    case none = 0
    /// A controller is pushed onto the stack.
    case push = 1
    /// Controllers are popped off the stack.
    case pop = 2
  }
}
