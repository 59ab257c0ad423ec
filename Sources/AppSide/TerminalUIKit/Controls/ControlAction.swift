import Foundation

/// What a control does at some events: an action, or a method of a target.
@MainActor
struct ControlAction {
  enum Work {
    case action(UIAction)
    case method(TargetMethod)
  }

  var events: UIControl.Event
  let work: Work

  func perform(from control: UIControl, event: UIEvent?) {
    switch work {
    case .action(let action): control.sendAction(action)
    case .method(let method): method.call(control, event)
    }
  }
}

/// A method of a target that is not kept alive, as in UIKit.
@MainActor
struct TargetMethod {
  private weak var target: AnyObject?
  private let hasTarget: Bool
  private let invoke: (AnyObject?, UIControl, UIEvent?) -> Void

  /// - Parameters:
  ///   - target: The object; nil looks along the responder chain when the event comes.
  ///   - body: Calls the method.
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
    // A target that is gone is not replaced by another along the chain.
    if hasTarget, target == nil { return }
    invoke(target, control, event)
  }

  /// The target for a set; `NSNull` where it is looked for along the chain, nil for one that is gone.
  var hashableTarget: AnyHashable? {
    guard hasTarget else { return Self.chain }
    return target.map { $0 as? AnyHashable ?? AnyHashable(ObjectIdentifier($0)) }
  }

  /// One for all: on Linux no two of them have the same hash.
  private static let chain = NSNull()

  func belongs(to object: AnyObject?) -> Bool { object == nil || target === object }
}
