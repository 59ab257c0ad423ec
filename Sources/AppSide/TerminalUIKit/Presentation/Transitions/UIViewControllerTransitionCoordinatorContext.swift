import Foundation

/// What is known of a change of screen while it lasts (UIKit).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether it takes any time.
  var isAnimated: Bool { get }
  /// How long it takes, in seconds of app time.
  var transitionDuration: TimeInterval { get }
  /// Whether it ended because what it happened in left the screen.
  var isCancelled: Bool { get }
  /// The view in which it happens.
  var containerView: UIView { get }
  /// The controller that leaves or comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// Which controller of a change of screen (UIKit).
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Makes a key of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that was there before.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is there afterwards.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}
