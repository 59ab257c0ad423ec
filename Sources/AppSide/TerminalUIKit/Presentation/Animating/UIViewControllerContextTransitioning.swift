import Foundation

/// The context of an animated transition between two screens (UIKit).
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a finger drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the transition.
  var targetTransform: CGAffineTransform { get }
  /// Notes the progress of an interactive transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Lets an interactive transition end.
  func finishInteractiveTransition()
  /// Returns an interactive transition to its beginning.
  func cancelInteractiveTransition()
  /// Pauses an interactive transition.
  func pauseInteractiveTransition()
  /// Ends the transition.
  func completeTransition(_ didComplete: Bool)
  /// Returns the controller of one of the two screens.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view of one of the two screens.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a screen before the transition.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a screen after the transition.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// The view of a screen of a transition (UIKit).
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The screen at the beginning.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The screen at the end.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
