import Foundation

/// Shows one controller on top of another: where, what is behind it, and how it goes (UIKit).
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  final private weak var presented: UIViewController?
  final private weak var presenting: UIViewController?
  /// What lies over the presenting view while the presentation lasts.
  final var container: PresentationContainerView?
  /// Whether it is the user who ends the presentation.
  final var isDismissedByUser = false
  /// Whether the shown controller has heard already that it may be about to go.
  final var hasBegunDismissal = false
  /// Where the presenting view was before it left the window.
  final var presentersPlace: (superview: UIView, index: Int)?
  /// Who had the keys before, and gets them back afterwards.
  final weak var preservedResponder: UIResponder?
  final weak var preservedFocus: UIView?
  final var style: UIModalPresentationStyle

  /// Makes a presentation controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller to show.
  ///   - presentingViewController: The controller that shows it; nil until it is known.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    style = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// The controller that is shown; one of its own after that is gone.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// The controller that shows it; the one that is shown until the other is known.
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }

  /// How the controller is shown.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// How the controller is shown in the surroundings of the moment.
  open var adaptivePresentationStyle: UIModalPresentationStyle { style }

  /// Decides how it adapts and whether the user may end it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The view in which the presentation takes place, while it lasts.
  open var containerView: UIView? { container }

  /// The view that is shown; part of the controller's, or around it.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// Where the shown view ends up, in points of the container.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// Whether it covers the window, or only the controller that defines the context.
  open var shouldPresentInFullscreen: Bool { !style.needsContext }

  /// Whether the presenting view leaves the window when the presentation is complete.
  open var shouldRemovePresentersView: Bool { style.removesPresenter }

  /// Called before the shown view comes.
  open func presentationTransitionWillBegin() {}

  /// Called after the shown view has come.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the shown view goes.
  open func dismissalTransitionWillBegin() {}

  /// Called after the shown view has gone.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called before the container lays out.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container has laid out.
  open func containerViewDidLayoutSubviews() {}

  // MARK: What the toolkit's own presentations differ in

  /// What lies between what is shown and what is behind.
  var backdrop: PresentationBackdrop { .none }
  /// Whether what is behind has touches, keys and tests as if nothing were in front.
  var letsThrough: Bool { false }
  /// Where what is shown is at this moment, in points of the container.
  var frameOfMoment: CGRect { frameOfPresentedViewInContainerView }
  /// Whether a frame is drawn around what is shown.
  var isFramed: Bool { false }
  /// Whether Escape and a tap beside what is shown, and for a sheet a drag down, end the presentation.
  var isDismissibleByUser: Bool { false }
  /// What the frame around the shown view is for a test.
  var frameRole: AccessibilityRole { .other }
  /// Called when the frame around what is shown has been made.
  func frameDidCome(_ frame: UIView) {}
  /// Called when the user wants to end the presentation: whether it has its own way to.
  func dismissesItself() -> Bool { false }

  func setPresenting(_ controller: UIViewController) { presenting = controller }
}

/// What lies between a presentation and what is behind it.
enum PresentationBackdrop {
  /// Nothing to be seen.
  case none
  /// A veil that makes what is behind darker.
  case dimmed
  /// Nothing to be seen, but a tap on it ends the presentation.
  case clear
}
