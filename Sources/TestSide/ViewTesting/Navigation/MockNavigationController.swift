import TerminalUIKit

/// A navigation controller that notes what it is asked to do, and does it.
///
/// The stack is right at once, as everywhere; nothing has to be shown. Hand it to the code under test
/// in place of a `UINavigationController`.
open class MockNavigationController: UINavigationController {
  /// Something that the code under test asked for.
  public enum Change {
    /// A controller was pushed.
    case push(UIViewController, animated: Bool)
    /// The controller on top was to be taken off.
    case pop(animated: Bool)
    /// All controllers above one were to be taken off.
    case popTo(UIViewController, animated: Bool)
    /// All controllers but the first were to be taken off.
    case popToRoot(animated: Bool)
    /// All controllers were replaced.
    case replace([UIViewController], animated: Bool)
  }

  /// Everything that was asked for, in order.
  open private(set) var changes: [Change] = []

  /// Forgets what was asked for so far.
  open func forgetChanges() { changes = [] }

  /// The controller that was pushed last; nil when none was.
  open var pushedViewController: UIViewController? { pushedViewControllers.last }

  /// The controllers that were pushed, in order.
  open var pushedViewControllers: [UIViewController] {
    changes.compactMap { if case .push(let controller, _) = $0 { controller } else { nil } }
  }

  /// Whether the last push was animated; nil when there was none.
  open var isLastPushAnimated: Bool? {
    for case .push(_, let animated) in changes.reversed() { return animated }
    return nil
  }

  /// The controllers that pops took off, in the order in which they left.
  open private(set) var poppedViewControllers: [UIViewController] = []

  /// The controller that was taken off last; nil when none was.
  open var poppedViewController: UIViewController? { poppedViewControllers.last }

  /// How often going back was asked for, successful or not.
  open var popCount: Int {
    changes.count { change in
      switch change {
      case .pop, .popTo, .popToRoot: true
      case .push, .replace: false
      }
    }
  }

  /// The controller at the bottom of the stack.
  open var rootViewController: UIViewController? { viewControllers.first }

  /// Notes the push, and does it.
  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    changes.append(.push(viewController, animated: animated))
    super.pushViewController(viewController, animated: animated)
  }

  /// Notes the pop, and does it.
  @discardableResult
  open override func popViewController(animated: Bool) -> UIViewController? {
    changes.append(.pop(animated: animated))
    return noting(super.popViewController(animated: animated).map { [$0] })?.last
  }

  /// Notes the pop, and does it.
  @discardableResult
  open override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    changes.append(.popTo(viewController, animated: animated))
    return noting(super.popToViewController(viewController, animated: animated))
  }

  /// Notes the pop, and does it.
  @discardableResult
  open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    changes.append(.popToRoot(animated: animated))
    return noting(super.popToRootViewController(animated: animated))
  }

  /// Notes the new stack, and takes it.
  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    changes.append(.replace(viewControllers, animated: animated))
    super.setViewControllers(viewControllers, animated: animated)
  }

  private func noting(_ popped: [UIViewController]?) -> [UIViewController]? {
    poppedViewControllers += popped?.reversed() ?? []
    return popped
  }
}
