import Foundation

/// What UIKit's methods with a completion are in an async function, where they wait for it.
extension UIView {
  /// Changes views with an animation, and goes on at its end (UIKit).
  ///
  /// - Parameters:
  ///   - duration: In seconds of app time.
  ///   - animations: Changes the views.
  /// - Returns: Whether it came to its end.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) async -> Bool {
    await AwaitedCompletion.of(ifRefused: false) { completion in
      animate(withDuration: duration, animations: animations, completion: completion)
    }
  }

  /// Changes views with an animation, and goes on at its end (UIKit).
  ///
  /// - Parameters:
  ///   - duration: In seconds of app time.
  ///   - delay: When it begins, in seconds of app time from now.
  ///   - options: How it goes.
  ///   - animations: Changes the views.
  /// - Returns: Whether it came to its end.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await AwaitedCompletion.of(ifRefused: false) { completion in
      animate(
        withDuration: duration, delay: delay, options: options, animations: animations,
        completion: completion)
    }
  }
}
