extension UIGestureRecognizer {
  /// Adds a method to call when the state changes.
  ///
  /// - Parameters:
  ///   - target: The target object, held weakly, or `nil` to search the responder chain.
  ///   - action: A method without parameters.
  public func addTarget<Target: AnyObject, Result>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    targets.append(GestureTarget(target) { target, _ in _ = action(target)() })
  }

  /// Adds a method to call with the recogniser when the state changes.
  ///
  /// - Parameters:
  ///   - target: The target object, held weakly, or `nil` to search the responder chain.
  ///   - action: A method that takes the recogniser or `Any`, or a `Bool`, which is true. It isn't
  ///     called for a recogniser of another class.
  public func addTarget<Target: AnyObject, Sender, Result>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    targets.append(
      GestureTarget(target) { target, recognizer in
        var arguments = SelectorArguments([recognizer])
        if let sender = try? arguments.next(as: Sender.self) { _ = action(target)(sender) }
      })
  }

  /// Adds an action to send when the state changes, unless it was added before.
  ///
  /// - Parameters:
  ///   - target: The target object, held weakly.
  ///   - action: The selector of a method that takes the recogniser or nothing.
  public func addTarget(_ target: Any, action: Selector) {
    if targets.contains(where: { $0.selector == action && $0.belongs(to: target) }) { return }
    targets.append(GestureTarget(action, of: target))
  }

  /// Removes an action of a target.
  ///
  /// - Parameters:
  ///   - target: The target, or `nil` for all targets.
  ///   - action: The action, or `nil` for all actions of the target.
  public func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { known in
      known.belongs(to: target) && (action == nil || known.selector == action)
    }
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
