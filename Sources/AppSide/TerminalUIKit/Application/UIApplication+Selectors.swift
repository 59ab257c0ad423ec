import Foundation

/// Actions by selector (UIKit).
extension UIApplication {
  /// Sends an action to a target, or to the first responder in the chain that can perform it.
  ///
  /// - Parameters:
  ///   - action: A method with the sender and the event as its parameters, or fewer.
  ///   - target: The target; if `nil`, the responder chain is searched from the sender, or from the
  ///     first responder.
  ///   - sender: The object that sends the action.
  ///   - event: The event that triggered the action.
  /// - Returns: Whether there is a target.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let receiver = target ?? receiver(of: action, from: sender) else { return false }
    action.perform(on: receiver, with: [sender, event])
    return true
  }

  /// Returns the first responder in the chain that can perform an action.
  private func receiver(of action: Selector, from sender: Any?) -> Any? {
    let start =
      sender as? UIResponder ?? (sender as? UIGestureRecognizer)?.view
      ?? (sender as? UIBarButtonItem)?.view
    return (start ?? firstResponder ?? keyWindow)?.target(forAction: action, withSender: sender)
  }
}
