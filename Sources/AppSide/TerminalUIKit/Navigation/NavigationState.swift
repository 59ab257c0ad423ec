/// What a navigation controller keeps of its stack and of the change under way.
@MainActor
struct NavigationState {
  /// The controllers, the last one being on top; right at once, whatever is still under way.
  var stack: [UIViewController] = []
  /// The one whose view is in the hierarchy.
  var displayed: UIViewController?
  /// The change that waits for the next layout, or runs.
  var transition: ControllerTransition?
  /// Those that were popped and have not left yet.
  var leaving: [UIViewController] = []
  /// Those that were pushed and have not been told that they arrived.
  var arriving: [UIViewController] = []
  /// The one that goes away in the running change.
  var disappearing: UIViewController?
  /// What was asked for meanwhile.
  var waiting: [@MainActor () -> Void] = []
  var interactivePop: InteractivePop?
  var isBarHidden = false
  var isToolbarHidden = true

  nonisolated init() {}
}
