/// The stack of a navigation controller and the state of its current transition.
@MainActor
struct NavigationState {
  /// The controllers, the last one on top.
  ///
  /// Changes apply immediately, even during a transition.
  var stack: [UIViewController] = []
  /// The controller whose view is in the hierarchy.
  var displayed: UIViewController?
  /// The transition that is running or begins with the next layout.
  var transition: ControllerTransition?
  /// Popped controllers that haven't finished disappearing.
  var leaving: [UIViewController] = []
  /// Pushed controllers that haven't been notified of their arrival.
  var arriving: [UIViewController] = []
  /// The controller that disappears in the running transition.
  var disappearing: UIViewController?
  /// Requests made during the transition.
  var pendingRequests: [@MainActor () -> Void] = []
  var interactivePop: InteractivePop?
  var isBarHidden = false
  var isToolbarHidden = true

  nonisolated init() {}
}
