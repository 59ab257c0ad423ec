extension UIGestureRecognizer {
  /// Adds a method to call when the state changes.
  ///
  /// - Parameters:
  ///   - target: The target object, held weakly, or `nil` to search the responder chain.
  ///   - action: A method without parameters.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    targets.append(GestureTarget(target) { target, _ in action(target)() })
  }

  /// Adds a method to call with the recogniser when the state changes.
  ///
  /// - Parameters:
  ///   - target: The target object, held weakly, or `nil` to search the responder chain.
  ///   - action: A method that takes the recogniser or `Any`. It isn't called for a recogniser of
  ///     another class.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    targets.append(
      GestureTarget(target) { target, recognizer in
        if let sender = recognizer as? Sender { action(target)(sender) }
      })
  }

  /// Adds a closure to call when the state changes.
  ///
  /// - Parameter action: The closure, which gets the recogniser.
  public func addAction(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    targets.append(GestureTarget(action))
  }

  /// Removes all methods of a target.
  ///
  /// A single method can't be removed because methods can't be compared in Swift.
  ///
  /// - Parameter target: The target object, or `nil` for all targets.
  public func removeTarget(_ target: AnyObject?) { targets.removeAll { $0.belongs(to: target) } }
}
