import Foundation

/// An object that lets a finger drive a transition (UIKit), which never happens.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called at the beginning of the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the rest of the transition after the finger has lifted.
  var completionSpeed: CGFloat { get }
  /// Whether a finger drives the transition from its beginning.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Returns 1.
  public var completionSpeed: CGFloat { 1 }

  /// Returns `true`.
  public var wantsInteractiveStart: Bool { true }
}

/// A transition whose progress the app sets (UIKit); it is kept and has no effect.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// Creates a transition.
  public override init() { super.init() }

  /// The duration of the transition in seconds, which is 0 because it never runs.
  open var duration: CGFloat { 0 }
  /// The progress that was set last, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest of the transition after the finger has lifted.
  open var completionSpeed: CGFloat = 1
  /// The pace of the rest of the transition.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether a finger drives the transition from its beginning.
  open var wantsInteractiveStart = true

  /// Pauses the transition.
  open func pause() {}

  /// Sets the progress, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(0, percentComplete.finiteOrZero), 1)
  }

  /// Returns the transition to its beginning.
  open func cancel() { percentComplete = 0 }

  /// Lets the transition end.
  open func finish() { percentComplete = 1 }

  /// Called at the beginning of the transition.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
}
