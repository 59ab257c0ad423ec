/// A token for a registration of trait changes (UIKit).
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// An object whose trait changes can be observed, such as a view or a view controller (UIKit).
///
/// Observers are called after `traitCollectionDidChange(_:)`.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Unregisters an observer of trait changes.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Registers a closure to call when any of the given traits changes.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe, such as `[UITraitUserInterfaceStyle.self]`.
  ///   - handler: The closure, which gets this object and the previous traits. Its first parameter
  ///     must have this object's type, as in `(self: Self, previous: UITraitCollection)`.
  /// - Returns: A token to unregister the closure with. The registration also ends with the object.
  @discardableResult
  public func registerForTraitChanges<Observed: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping @MainActor (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [weak self] previous in
      if let observed = self as? Observed { handler(observed, previous) }
    }
    addTraitObserver(registration)
    return registration
  }

  /// Registers a method to call when any of the given traits changes.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe.
  ///   - target: The object to call the method of, which is held weakly.
  ///   - action: The method to call.
  /// - Returns: A token to unregister the method with.
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [UITrait], target: Target, action: @escaping @MainActor (Target) -> () -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [weak target] _ in
      if let target { action(target)() }
    }
    addTraitObserver(registration)
    return registration
  }

  private func addTraitObserver(_ registration: TraitRegistration) {
    if let view = self as? UIView {
      view.layoutState.traitObservers.add(registration)
    } else if let controller = self as? UIViewController {
      controller.screenState.traitObservers.add(registration)
    }
  }
}

extension UIView: UITraitChangeObservable {
  /// Unregisters an observer of trait changes.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    layoutState.traitObservers.remove(registration)
  }
}

extension UIViewController: UITraitChangeObservable {
  /// Unregisters an observer of trait changes.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    screenState.traitObservers.remove(registration)
  }
}
