import Foundation

/// The state of a tab bar controller.
@MainActor
struct TabState {
  var controllers: [UIViewController] = []
  /// The controller whose tab is selected.
  var selected: UIViewController?
  /// The controller whose view is in the hierarchy.
  var displayed: UIViewController?

  nonisolated init() {}

  var selectedIndex: Int {
    controllers.firstIndex { $0 === selected } ?? NSNotFound
  }
}
