import Foundation

/// Information about a running transition (UIKit).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The duration of the transition, in seconds of app time.
  var transitionDuration: TimeInterval { get }
  /// Whether the transition was cancelled because its container left the screen.
  var isCancelled: Bool { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// Returns the controller that disappears or appears.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// The key of a controller in a transition (UIKit).
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The string value of the key.
  public let rawValue: String

  /// Creates a key from a string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}
