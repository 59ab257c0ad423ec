/// What UIKit's methods with a completion are in an async function, where they wait for it.
///
/// To go on at once there, give a completion: `present(controller, animated: true, completion: nil)`.
extension UIViewController {
  /// Shows another controller over this one, and goes on after its `viewDidAppear(_:)` (UIKit).
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to show.
  ///   - flag: Whether it takes its time.
  public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) async {
    await AwaitedCompletion<Void>.of(ifRefused: ()) { completion in
      present(viewControllerToPresent, animated: flag) { completion(()) }
    }
  }

  /// Ends what this controller presents, with all on top of that, or its own presentation, and goes on
  /// when that is over (UIKit).
  ///
  /// - Parameter flag: Whether it takes its time.
  public func dismiss(animated flag: Bool) async {
    await AwaitedCompletion<Void>.of(ifRefused: ()) { completion in
      dismiss(animated: flag) { completion(()) }
    }
  }
}
