import Foundation

/// An action, or a method of a target, that a control calls for certain events.
@MainActor
struct ControlAction {
  enum Work {
    case action(UIAction)
    case method(TargetMethod)
    case selector(Selector, WeakTarget)
  }

  var events: UIControl.Event
  let work: Work

  func perform(from control: UIControl, event: UIEvent?) {
    switch work {
    case .action(let action): control.sendAction(action)
    case .method(let method): method.call(control, event)
    case .selector(let selector, let target):
      // A deallocated target isn't replaced by another one in the responder chain.
      if target.isGiven, target.value == nil { return }
      control.sendAction(selector, to: target.value, for: event)
    }
  }
}

/// A method of a weakly referenced target, as in UIKit.
@MainActor
struct TargetMethod {
  private weak var target: AnyObject?
  private let hasTarget: Bool
  private let invoke: (AnyObject?, UIControl, UIEvent?) -> Void

  /// Creates a method call.
  ///
  /// - Parameters:
  ///   - target: The target, or `nil` to search the responder chain at each event.
  ///   - body: The closure that calls the method.
  init<Target: AnyObject>(
    _ target: Target?, _ body: @escaping @MainActor (Target, UIControl, UIEvent?) -> Void
  ) {
    self.target = target
    hasTarget = target != nil
    invoke = { object, control, event in
      let receiver = object as? Target ?? UIApplication.shared.responder(from: control)
      if let receiver { body(receiver, control, event) }
    }
  }

  func call(_ control: UIControl, _ event: UIEvent?) {
    // A deallocated target isn't replaced by another one in the responder chain.
    if hasTarget, target == nil { return }
    invoke(target, control, event)
  }

  /// The target as a set element: `NSNull` if it is searched in the responder chain, `nil` if it is
  /// deallocated.
  var hashableTarget: AnyHashable? {
    guard hasTarget else { return Self.chain }
    return target.map(Self.hashable)
  }

  /// The target of a selector as a set element, by the same rules.
  static func hashable(_ target: WeakTarget) -> AnyHashable? {
    guard target.isGiven else { return chain }
    return target.value.map { hashable($0 as AnyObject) }
  }

  private static func hashable(_ object: AnyObject) -> AnyHashable {
    object as? AnyHashable ?? AnyHashable(ObjectIdentifier(object))
  }

  /// A single instance, because instances of `NSNull` have different hashes on Linux.
  private static let chain = NSNull()

  func belongs(to object: AnyObject?) -> Bool { object == nil || target === object }
}
