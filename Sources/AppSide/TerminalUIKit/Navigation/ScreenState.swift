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
  var segues: [String: @MainActor (UIViewController) -> UIStoryboardSegue] = [:]

  nonisolated init() {}
}
