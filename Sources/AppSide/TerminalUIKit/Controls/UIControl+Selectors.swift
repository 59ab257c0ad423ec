import Foundation

/// Targets and actions by selector (UIKit).
extension UIControl {
  /// Adds an action to send to a target for the given events.
  ///
  /// The same action of the same target is sent once for an event, however often it is added.
  ///
  /// - Parameters:
  ///   - target: The target, held weakly, or `nil` to search the responder chain.
  ///   - action: The action: a method with the control and the event as its parameters, or fewer.
  ///   - controlEvents: The events.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let known = actions.firstIndex { $0.sends(action, to: target) }
    if let known {
      actions[known].events.formUnion(controlEvents)
    } else {
      actions.append(
        ControlAction(events: controlEvents, work: .selector(action, WeakTarget(target))))
    }
  }

  /// Removes an action of a target from the given events.
  ///
  /// - Parameters:
  ///   - target: The target, or `nil` for all targets.
  ///   - action: The action, or `nil` for all actions of the target.
  ///   - controlEvents: The events.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    guard let action else { return removeTarget(target as AnyObject?, for: controlEvents) }
    remove(controlEvents) { work in
      guard case .selector(action, let known) = work else { return false }
      return known.matches(target)
    }
  }

  /// Returns the names of the actions that an event sends to a target, or `nil` if there are none.
  ///
  /// - Parameters:
  ///   - target: The target, or `nil` for actions that search the responder chain.
  ///   - controlEvent: The event.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = actions.compactMap { known -> String? in
      guard !known.events.isDisjoint(with: controlEvent),
        case .selector(let selector, let receiver) = known.work,
        receiver.isGiven == (target != nil), receiver.matches(target)
      else { return nil }
      return selector.description
    }
    return names.isEmpty ? nil : names
  }
}

extension ControlAction {
  fileprivate func sends(_ action: Selector, to target: Any?) -> Bool {
    guard case .selector(action, let known) = work else { return false }
    return known.isGiven == (target != nil) && known.matches(target)
  }
}
