import Foundation

extension UIApplication {
  /// Calls a method of a target, or of the first responder along the chain that has it.
  ///
  /// Where UIKit takes a selector, the method itself is given:
  /// `sendAction(UIResponder.resignFirstResponder, to: nil, from: nil, for: nil)`.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The object; nil looks along the responder chain, from the sender or the first responder.
  ///   - sender: Who asks.
  ///   - event: The event from which it follows.
  /// - Returns: Whether there was an object of that kind.
  @discardableResult
  public func sendAction<Target: AnyObject, Result>(
    _ action: @MainActor (Target) -> @MainActor () -> Result, to target: Target?,
    from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let receiver = target ?? responder(from: sender) else { return false }
    _ = action(receiver)()
    return true
  }

  /// Calls a method of a target with the sender, or of the first responder along the chain that has it.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The object; nil looks along the responder chain, from the sender or the first responder.
  ///   - sender: Who asks; must be what the method takes.
  ///   - event: The event from which it follows.
  /// - Returns: Whether there was an object of that kind, and the sender was what it takes.
  @discardableResult
  public func sendAction<Target: AnyObject, Sender, Result>(
    _ action: @MainActor (Target) -> @MainActor (Sender) -> Result, to target: Target?,
    from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let receiver = target ?? responder(from: sender), let sender = sender as? Sender else {
      return false
    }
    _ = action(receiver)(sender)
    return true
  }

  /// The first responder of a kind along the chain, from a sender or from the first responder.
  func responder<Target: AnyObject>(from sender: Any?) -> Target? {
    var next = sender as? UIResponder ?? firstResponder ?? keyWindow
    while let responder = next {
      if let target = responder as? Target { return target }
      next = responder.next
    }
    return nil
  }
}
