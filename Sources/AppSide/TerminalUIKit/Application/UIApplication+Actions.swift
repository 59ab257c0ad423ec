import Foundation

extension UIApplication {
  /// Sends an action without parameters to a target, or to the first object of the target's type in
  /// the responder chain.
  ///
  /// Where UIKit takes a selector, pass the method itself:
  /// `sendAction(UIResponder.resignFirstResponder, to: nil, from: nil, for: nil)`.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The object that receives the action; if `nil`, the method searches the responder
  ///     chain from the sender, or from the first responder.
  ///   - sender: The object that sends the action.
  ///   - event: The event that triggered the action.
  /// - Returns: Whether a target was found.
  @discardableResult
  public func sendAction<Target: AnyObject, Result>(
    _ action: @MainActor (Target) -> @MainActor () -> Result, to target: Target?,
    from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let receiver = target ?? responder(from: sender) else { return false }
    _ = action(receiver)()
    return true
  }

  /// Sends an action with its sender to a target, or to the first object of the target's type in
  /// the responder chain.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The object that receives the action; if `nil`, the method searches the responder
  ///     chain from the sender, or from the first responder.
  ///   - sender: The object that sends the action. Its type must be that of the method's parameter.
  ///   - event: The event that triggered the action.
  /// - Returns: Whether a target was found and the sender has the type of the method's parameter.
  @discardableResult
  public func sendAction<Target: AnyObject, Sender, Result>(
    _ action: @MainActor (Target) -> @MainActor (Sender) -> Result, to target: Target?,
    from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let receiver = target ?? responder(from: sender), let sender,
      let sender = sender as? Sender
    else { return false }
    _ = action(receiver)(sender)
    return true
  }

  /// Returns the first object of a type in the responder chain that starts at the sender or the
  /// first responder.
  func responder<Target: AnyObject>(from sender: Any?) -> Target? {
    var next = sender as? UIResponder ?? firstResponder ?? keyWindow
    while let responder = next {
      if let target = responder as? Target { return target }
      next = responder.next
    }
    return nil
  }
}
