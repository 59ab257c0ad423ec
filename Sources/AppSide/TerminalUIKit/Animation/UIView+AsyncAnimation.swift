import Foundation

/// Async variants of UIKit's methods with a completion.
extension UIView {
  /// Animates changes to views and returns at the end of the animation (UIKit).
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds of app time.
  ///   - animations: The closure that changes the views.
  /// - Returns: Whether the animation finished.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) async -> Bool {
    await AwaitedCompletion.of(ifRefused: false) { completion in
      animate(withDuration: duration, animations: animations, completion: completion)
    }
  }

  /// Animates changes to views and returns at the end of the animation (UIKit).
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds of app time.
  ///   - delay: The delay in seconds of app time before the animation starts.
  ///   - options: Options of the animation.
  ///   - animations: The closure that changes the views.
  /// - Returns: Whether the animation finished.
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
