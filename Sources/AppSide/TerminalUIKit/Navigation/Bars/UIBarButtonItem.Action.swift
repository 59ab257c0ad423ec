extension UIBarButtonItem {
  /// The method or closure that an item calls, where UIKit has a selector.
  ///
  /// A test sends it as UIKit's tests send the selector:
  /// `UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)`.
  @preconcurrency @MainActor
  public struct Action {
    /// Calls the method of a target, or of the first object in the responder chain that has it, and
    /// returns whether it was called.
    let send: @MainActor (_ target: Any?, _ sender: Any?) -> Bool

    /// Creates an action from a method without parameters, such as `EditScreen.save`.
    public init<Target: AnyObject>(
      _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
      send = { target, sender in
        guard let receiver: Target = Self.receiver(target, sender) else { return false }
        method(receiver)()
        return true
      }
    }

    /// Creates an action from a method that takes the item or any sender.
    ///
    /// A method with another parameter type isn't called.
    public init<Target: AnyObject, Sender>(
      _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
      send = { target, sender in
        guard let receiver: Target = Self.receiver(target, sender),
          let sender = sender as? Sender
        else { return false }
        method(receiver)(sender)
        return true
      }
    }

    /// Creates an action from a closure, which gets the item and needs no target.
    public init(_ body: @escaping (UIBarButtonItem) -> Void) {
      send = { _, sender in
        guard let item = sender as? UIBarButtonItem else { return false }
        body(item)
        return true
      }
    }

    private static func receiver<Target: AnyObject>(_ target: Any?, _ sender: Any?) -> Target? {
      if let target { return target as? Target }
      // An item isn't in the responder chain; the view that shows it is.
      return UIApplication.shared.responder(from: (sender as? UIBarButtonItem)?.view ?? sender)
    }
  }
}
