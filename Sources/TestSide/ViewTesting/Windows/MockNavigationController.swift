import TerminalUIKit

/// A navigation controller that records the requested changes and performs them.
///
/// As in UIKit, the stack changes at once, even off the screen. Give it to the code under test in place
/// of a `UINavigationController`.
open class MockNavigationController: UINavigationController {
  /// A change that the code under test requested.
  public enum Change {
    /// A controller was pushed.
    case push(UIViewController, animated: Bool)
    /// A request to pop the top controller.
    case pop(animated: Bool)
    /// A request to pop all controllers above one.
    case popTo(UIViewController, animated: Bool)
    /// A request to pop all controllers but the first.
    case popToRoot(animated: Bool)
    /// All controllers were replaced.
    case replace([UIViewController], animated: Bool)
  }

  /// All requested changes, in order.
  open private(set) var changes: [Change] = []

  /// Removes the recorded changes.
  open func forgetChanges() { changes = [] }

  /// The controller that was pushed last, or `nil` if none was.
  open var pushedViewController: UIViewController? { pushedViewControllers.last }

  /// The controllers that were pushed, in order.
  open var pushedViewControllers: [UIViewController] {
    changes.compactMap { if case .push(let controller, _) = $0 { controller } else { nil } }
  }

  /// Whether the last push was animated, or `nil` if there was none.
  open var isLastPushAnimated: Bool? {
    for case .push(_, let animated) in changes.reversed() { return animated }
    return nil
  }

  /// The controllers that were popped, in order.
  open private(set) var poppedViewControllers: [UIViewController] = []

  /// The controller that was popped last, or `nil` if none was.
  open var poppedViewController: UIViewController? { poppedViewControllers.last }

  /// The number of requests to pop controllers, including unsuccessful ones.
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

  /// Records the push and performs it.
  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    changes.append(.push(viewController, animated: animated))
    super.pushViewController(viewController, animated: animated)
  }

  /// Records the pop and performs it.
  @discardableResult
  open override func popViewController(animated: Bool) -> UIViewController? {
    changes.append(.pop(animated: animated))
    return noting(super.popViewController(animated: animated).map { [$0] })?.last
  }

  /// Records the pop and performs it.
  @discardableResult
  open override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    changes.append(.popTo(viewController, animated: animated))
    return noting(super.popToViewController(viewController, animated: animated))
  }

  /// Records the pop and performs it.
  @discardableResult
  open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    changes.append(.popToRoot(animated: animated))
    return noting(super.popToRootViewController(animated: animated))
  }

  /// Records the new stack and sets it.
  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    changes.append(.replace(viewControllers, animated: animated))
    super.setViewControllers(viewControllers, animated: animated)
  }

  private func noting(_ popped: [UIViewController]?) -> [UIViewController]? {
    poppedViewControllers += popped?.reversed() ?? []
    return popped
  }
}
