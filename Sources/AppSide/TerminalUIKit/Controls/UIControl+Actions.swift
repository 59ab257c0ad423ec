/// Targets and actions.
///
/// Where UIKit takes a selector, the method itself can be passed; either is checked by the compiler.
/// Targets are held weakly, as in UIKit. If the target is `nil`, it is the first object in the
/// responder chain that has the class of the method, searched at each event.
extension UIControl {
  /// Adds an action for the given events; it replaces an action with the same identifier.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append(ControlAction(events: controlEvents, work: .action(action)))
  }

  /// Removes an action from the given events.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier from the given events.
  public func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    remove(controlEvents) { work in
      guard case .action(let action) = work else { return false }
      return action.identifier == actionIdentifier
    }
  }

  /// Adds a method to call for the given events:
  /// `addTarget(self, action: LoginScreen.tapped, for: .touchUpInside)`.
  ///
  /// - Parameters:
  ///   - target: The target object, held weakly, or `nil` to search the responder chain.
  ///   - action: A method without parameters.
  ///   - controlEvents: The events to call the method for.
  public func addTarget<Target: AnyObject, Result>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Result,
    for controlEvents: Event
  ) {
    add(TargetMethod(target) { target, _, _ in _ = action(target)() }, for: controlEvents)
  }

  /// Adds a method to call with the control for the given events.
  ///
  /// - Parameters:
  ///   - target: The target object, held weakly, or `nil` to search the responder chain.
  ///   - action: A method that takes the control or `Any`, or a `Bool`, which is true. It isn't
  ///     called if the control has another class.
  ///   - controlEvents: The events to call the method for.
  public func addTarget<Target: AnyObject, Sender, Result>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result,
    for controlEvents: Event
  ) {
    let method = TargetMethod(target) { target, control, _ in
      var arguments = SelectorArguments([control])
      if let sender = try? arguments.next(as: Sender.self) { _ = action(target)(sender) }
    }
    add(method, for: controlEvents)
  }

  /// Adds a method to call with the control and the event.
  ///
  /// - Parameters:
  ///   - target: The target object, held weakly, or `nil` to search the responder chain.
  ///   - action: A method that takes the control or `Any`, and the event.
  ///   - controlEvents: The events to call the method for.
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

  /// Removes all methods of a target from the given events.
  ///
  /// A single method can't be removed because methods can't be compared in Swift.
  ///
  /// - Parameters:
  ///   - target: The target object, or `nil` for all targets.
  ///   - controlEvents: The events to remove the methods from.
  public func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    remove(controlEvents) { work in
      switch work {
      case .action: false
      case .method(let method): method.belongs(to: target)
      case .selector(_, let known): known.matches(target)
      }
    }
  }

  /// All events that have an action or a method.
  public var allControlEvents: Event {
    actions.reduce(into: Event()) { $0.formUnion($1.events) }
  }

  /// All targets of methods, with `NSNull` for those searched in the responder chain, as in UIKit.
  ///
  /// An object that isn't hashable is represented by its `ObjectIdentifier`.
  public var allTargets: Set<AnyHashable> {
    Set(
      actions.compactMap { action in
        switch action.work {
        case .action: nil
        case .method(let method): method.hashableTarget
        case .selector(_, let target): TargetMethod.hashable(target)
        }
      })
  }

  func send(_ events: Event, event: UIEvent?) {
    // The loop iterates over a copy: actions added by an action are called at the next event.
    for action in actions where !action.events.isDisjoint(with: events) {
      action.perform(from: self, event: event)
    }
  }

  func add(_ method: TargetMethod, for events: Event) {
    actions.append(ControlAction(events: events, work: .method(method)))
  }

  func remove(_ events: Event, where matches: (ControlAction.Work) -> Bool) {
    for index in actions.indices where matches(actions[index].work) {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }
}
