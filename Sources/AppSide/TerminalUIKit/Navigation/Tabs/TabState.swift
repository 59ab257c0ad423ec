import Foundation

/// What a tab bar controller keeps of its tabs.
@MainActor
struct TabState {
  var controllers: [UIViewController] = []
  /// The one whose tab is selected.
  var selected: UIViewController?
  /// The one whose view is in the hierarchy.
  var displayed: UIViewController?

  nonisolated init() {}

  var selectedIndex: Int {
    controllers.firstIndex { $0 === selected } ?? NSNotFound
  }
}
