import ElementTypes
import Foundation

/// An object that manages the presentation of a view controller: its frame, its backdrop and its
/// dismissal (UIKit).
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  final private weak var presented: UIViewController?
  final private weak var presenting: UIViewController?
  /// The container of the presentation while it lasts.
  final var container: PresentationContainerView?
  /// Whether the user dismisses the presentation.
  final var isDismissedByUser = false
  /// Whether the presented controller has already been notified that a dismissal may begin.
  final var hasBegunDismissal = false
  /// The position of the presenting view before it was removed from the window.
  final var presentingViewPosition: (superview: UIView, index: Int)?
  /// The first responder before the presentation, which is restored afterwards.
  final weak var preservedResponder: UIResponder?
  final weak var preservedFocus: UIView?
  final var style: UIModalPresentationStyle

  /// Creates a presentation controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller to present.
  ///   - presentingViewController: The presenting controller, or `nil` if it isn't known yet.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    style = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// The presented controller.
  ///
  /// After its deallocation, an empty controller.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// The presenting controller, or the presented one until the presenting one is known.
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// The style of the presentation under the current traits.
  open var adaptivePresentationStyle: UIModalPresentationStyle { style }

  /// The delegate, which adapts the presentation and controls its dismissal by the user.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The view in which the presentation takes place, or `nil` outside a presentation.
  open var containerView: UIView? { container }

  /// The presented view; a custom presentation can return another view that contains the
  /// controller's.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// The final frame of the presented view, in the container's coordinates.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// Whether the presentation covers the window instead of the presentation context.
  open var shouldPresentInFullscreen: Bool { !style.needsContext }

  /// Whether the presenting view is removed from the window after the presentation.
  open var shouldRemovePresentersView: Bool { style.removesPresenter }

  /// Called before the presentation begins.
  open func presentationTransitionWillBegin() {}

  /// Called after the presentation has ended.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal begins.
  open func dismissalTransitionWillBegin() {}

  /// Called after the dismissal has ended.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Properties that the toolkit's own presentations override

  /// The backdrop between the presented view and the content behind.
  var backdrop: PresentationBackdrop { .none }
  /// Whether touches, keys and tests reach the content behind as if there were no presentation.
  var allowsInteractionBehind: Bool { false }
  /// The current frame of the presented view, in the container's coordinates.
  var currentFrame: CGRect { frameOfPresentedViewInContainerView }
  /// Whether the presented view has a frame.
  var isFramed: Bool { false }
  /// Whether the user can dismiss the presentation with Escape, a tap outside it or a downward
  /// drag.
  var isDismissibleByUser: Bool { false }
  /// The accessibility role of the frame around the presented view.
  var frameRole: ElementType { .other }
  /// Called after the frame around the presented view was created.
  func didCreateFrameView(_ frame: UIView) {}
  /// Dismisses the presentation in a custom way on the user's request; returns `false` if there is
  /// none.
  func performCustomDismissal() -> Bool { false }

  func setPresenting(_ controller: UIViewController) { presenting = controller }
}

/// The backdrop of a presentation.
enum PresentationBackdrop {
  /// No backdrop.
  case none
  /// A view that dims the content behind.
  case dimmed
  /// An invisible view on which a tap dismisses the presentation.
  case clear
}
