/// What a controller keeps of presentations: its own, and the one in which it presents another.
struct PresentationState {
  /// The controller that this one presents, kept alive by it.
  var presented: UIViewController?
  /// The controller that presents this one.
  weak var presenting: UIViewController?
  /// How this one is, or will be, presented.
  var controller: UIPresentationController?
  /// The change under way, in which this one is presented or dismissed.
  weak var transition: ControllerTransition?
  /// The search that is under way in front of this one, which UIKit presents too.
  weak var search: UISearchController?
  var isBeingPresented = false
  var isBeingDismissed = false
}
