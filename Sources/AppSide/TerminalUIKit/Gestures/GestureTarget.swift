/// What a gesture recogniser does when it has something to tell: a closure, or a method of a target that
/// is not kept alive, as in UIKit.
@MainActor
struct GestureTarget {
  private weak var target: AnyObject?
  private let hasTarget: Bool
  private let body: @MainActor (UIGestureRecognizer) -> Void

  init(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void, for target: AnyObject? = nil) {
    self.target = target
    hasTarget = target != nil
    self.body = body
  }

  /// - Parameters:
  ///   - target: The object; nil looks along the responder chain, from the recogniser's view.
  ///   - call: Calls the method.
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

  func perform(_ recognizer: UIGestureRecognizer) {
    // A target that is gone is not replaced by another.
    if hasTarget, target == nil { return }
    body(recognizer)
  }

  func belongs(to object: AnyObject?) -> Bool { object == nil || target === object }
}
