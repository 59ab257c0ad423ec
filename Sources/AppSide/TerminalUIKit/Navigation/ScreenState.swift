/// A controller's state for its containers: its bar items and its segues.
@MainActor
struct ScreenState {
  var traitObservers = TraitObservers()
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var isEditing = false
  var editButtonItem: UIBarButtonItem?
  var keyCommands: [UIKeyCommand] = []
  var isMovingToParent = false
  var isMovingFromParent = false
  /// The view that had the focus last, for a person who comes back.
  weak var lastFocusedView: UIView?
  var segues: [String: @MainActor (UIViewController) -> UIStoryboardSegue] = [:]

  nonisolated init() {}
}
