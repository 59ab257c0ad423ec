extension UIGestureRecognizer {
  /// Calls a method too when there is something to tell.
  ///
  /// - Parameters:
  ///   - target: The object, held weakly; nil looks along the responder chain.
  ///   - action: A method without parameters.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    targets.append(GestureTarget(target) { target, _ in action(target)() })
  }

  /// Calls a method with the recogniser too when there is something to tell.
  ///
  /// - Parameters:
  ///   - target: The object, held weakly; nil looks along the responder chain.
  ///   - action: A method that takes the recogniser, or anything; not called with one of another class.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    targets.append(
      GestureTarget(target) { target, recognizer in
        if let sender = recognizer as? Sender { action(target)(sender) }
      })
  }

  /// Calls a closure too when there is something to tell.
  ///
  /// - Parameter action: Called with the recogniser.
  public func addAction(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    targets.append(GestureTarget(action))
  }

  /// Calls nothing of a target any more.
  ///
  /// Methods cannot be compared in Swift, so there is no way to name one of several.
  ///
  /// - Parameter target: The object; nil is every one.
  public func removeTarget(_ target: AnyObject?) { targets.removeAll { $0.belongs(to: target) } }
}
