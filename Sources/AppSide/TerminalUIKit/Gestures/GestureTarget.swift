/// The target of a gesture recogniser's actions: a closure, or a method of a weakly referenced
/// object, as in UIKit.
@MainActor
struct GestureTarget {
  private let target: WeakTarget
  /// The action, or `nil` if it is a closure or a method.
  let selector: Selector?
  private let body: @MainActor (UIGestureRecognizer) -> Void

  init(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void, for target: AnyObject? = nil) {
    selector = nil
    self.target = WeakTarget(target)
    self.body = body
  }

  /// Creates a target.
  ///
  /// - Parameters:
  ///   - target: The object, or `nil` to search the responder chain, starting from the recogniser's
  ///     view.
  ///   - call: The closure that calls the method.
  init<Target: AnyObject>(
    _ target: Target?, _ call: @escaping @MainActor (Target, UIGestureRecognizer) -> Void
  ) {
    let hadTarget = target != nil
    self.init(
      { [weak target] recognizer in
        if hadTarget, target == nil { return }
        let receiver: Target? =
          target ?? UIApplication.shared.responder(from: recognizer.view)
        if let receiver { call(receiver, recognizer) }
      }, for: target)
  }

  /// Creates a target that is sent an action.
  ///
  /// - Parameters:
  ///   - selector: The action.
  ///   - target: The object, or `nil` to search the responder chain from the recogniser's view.
  init(_ selector: Selector, of target: Any?) {
    let weakTarget = WeakTarget(target)
    self.selector = selector
    self.target = weakTarget
    body = { recognizer in
      UIApplication.shared.sendAction(
        selector, to: weakTarget.value, from: recognizer, for: nil)
    }
  }

  func perform(_ recognizer: UIGestureRecognizer) {
    // A deallocated target isn't replaced by another one.
    if target.isGiven, target.value == nil { return }
    body(recognizer)
  }

  func belongs(to object: Any?) -> Bool { target.matches(object) }
}
