/// Targets and actions.
///
/// Linux has no selectors: where UIKit takes one, the method itself is given, and the compiler checks
/// it. Targets are held weakly, as in UIKit. A target of nil is looked for along the responder chain when
/// the event comes: the first responder of the method's class.
extension UIControl {
  /// Adds an action for some events; it replaces one of the same identifier.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append(ControlAction(events: controlEvents, work: .action(action)))
  }

  /// Takes an action away from some events.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Takes the action of an identifier away from some events.
  public func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    remove(controlEvents) { work in
      guard case .action(let action) = work else { return false }
      return action.identifier == actionIdentifier
    }
  }

  /// Calls a method at some events: `addTarget(self, action: LoginScreen.tapped, for: .touchUpInside)`.
  ///
  /// - Parameters:
  ///   - target: The object, held weakly; nil looks along the responder chain.
  ///   - action: A method without parameters.
  ///   - controlEvents: When to call it.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: Event
  ) {
    add(TargetMethod(target) { target, _, _ in action(target)() }, for: controlEvents)
  }

  /// Calls a method with the control at some events.
  ///
  /// - Parameters:
  ///   - target: The object, held weakly; nil looks along the responder chain.
  ///   - action: A method that takes the control, or anything; not called for a control of another class.
  ///   - controlEvents: When to call it.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event
  ) {
    let method = TargetMethod(target) { target, control, _ in
      if let sender = control as? Sender { action(target)(sender) }
    }
    add(method, for: controlEvents)
  }

  /// Calls a method with the control and the event at some events.
  ///
  /// - Parameters:
  ///   - target: The object, held weakly; nil looks along the responder chain.
  ///   - action: A method that takes the control, or anything, and the event.
  ///   - controlEvents: When to call it.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
    for controlEvents: Event
  ) {
    let method = TargetMethod(target) { target, control, event in
      if let sender = control as? Sender { action(target)(sender, event) }
    }
    add(method, for: controlEvents)
  }

  /// Takes all methods of a target away from some events.
  ///
  /// Methods cannot be compared in Swift, so there is no way to name one of several.
  ///
  /// - Parameters:
  ///   - target: The object; nil is every one.
  ///   - controlEvents: The events.
  public func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    remove(controlEvents) { work in
      guard case .method(let method) = work else { return false }
      return method.belongs(to: target)
    }
  }

  /// All events that something was added for.
  public var allControlEvents: Event {
    actions.reduce(into: Event()) { $0.formUnion($1.events) }
  }

  /// All targets that a method was added for, `NSNull` standing for that of nil, as in UIKit.
  ///
  /// An object that cannot be hashed is there as its `ObjectIdentifier`.
  public var allTargets: Set<AnyHashable> {
    Set(
      actions.compactMap { action in
        guard case .method(let method) = action.work else { return nil }
        return method.hashableTarget
      })
  }

  func send(_ events: Event, event: UIEvent?) {
    // What is added meanwhile waits for the next time.
    for action in actions where !action.events.isDisjoint(with: events) {
      action.perform(from: self, event: event)
    }
  }

  private func add(_ method: TargetMethod, for events: Event) {
    actions.append(ControlAction(events: events, work: .method(method)))
  }

  private func remove(_ events: Event, where matches: (ControlAction.Work) -> Bool) {
    for index in actions.indices where matches(actions[index].work) {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }
}
