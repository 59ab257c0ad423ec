/// A controller's state in presentations, both as the presented and as the presenting controller.
struct PresentationState {
  /// The controller that this one presents and retains.
  var presented: UIViewController?
  /// The controller that presents this one.
  weak var presenting: UIViewController?
  /// The presentation controller of this controller's current or next presentation.
  var controller: UIPresentationController?
  /// The running transition that presents or dismisses this controller.
  weak var transition: ControllerTransition?
  /// The active search in front of this controller, which UIKit presents, too.
  weak var search: UISearchController?
  var isBeingPresented = false
  var isBeingDismissed = false
}
