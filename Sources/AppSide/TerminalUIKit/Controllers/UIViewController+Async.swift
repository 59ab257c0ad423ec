/// Async variants of UIKit's methods with a completion.
///
/// To call the synchronous method in an async function, pass a completion:
/// `present(controller, animated: true, completion: nil)`.
extension UIViewController {
  /// Presents a controller and returns after its `viewDidAppear(_:)` (UIKit).
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to present.
  ///   - flag: Whether the transition is animated.
  public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) async {
    await AwaitedCompletion<Void>.of(ifRefused: ()) { completion in
      present(viewControllerToPresent, animated: flag) { completion(()) }
    }
  }

  /// Dismisses the presented controllers, or this controller itself, and returns at the end
  /// (UIKit).
  ///
  /// - Parameter flag: Whether the transition is animated.
  public func dismiss(animated flag: Bool) async {
    await AwaitedCompletion<Void>.of(ifRefused: ()) { completion in
      dismiss(animated: flag) { completion(()) }
    }
  }
}
