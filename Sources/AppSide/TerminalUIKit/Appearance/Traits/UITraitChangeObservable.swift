/// What `registerForTraitChanges(_:handler:)` returns, to end it with (UIKit).
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// Something that tells others when its traits have changed (UIKit).
///
/// Views and view controllers do. Changes are told after `traitCollectionDidChange(_:)`.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Ends a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Calls a closure whenever one of some traits has changed.
  ///
  /// - Parameters:
  ///   - traits: The traits, such as `[UITraitUserInterfaceStyle.self]`.
  ///   - handler: Is given this object, so that it need not hold it, and the traits before; the type
  ///     of its first parameter must be this object's, as in `(self: Self, previous: UITraitCollection)`.
  /// - Returns: What ends it; it ends with the object, too.
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

  /// Calls a method of another object, or of this one, whenever one of some traits has changed.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - target: Whose method it is, held weakly.
  ///   - action: The method.
  /// - Returns: What ends it.
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
  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    layoutState.traitObservers.remove(registration)
  }
}

extension UIViewController: UITraitChangeObservable {
  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    screenState.traitObservers.remove(registration)
  }
}
