/// Views whose constraints are solved separately, such as hundreds of offscreen cells that nothing
/// outside depends on.
///
/// Constraints between the inside of such a view and the outside have no effect until the view
/// joins its surroundings.
@MainActor
enum LayoutIslands {
  /// Whether there has ever been an island.
  ///
  /// If not, a view's window is known to be its root.
  fileprivate(set) static var mayExist = false
}

extension UIView {
  /// Makes the view an island before it is added to a superview.
  func becomeIsland() {
    guard storedSuperview == nil else { return }
    LayoutIslands.mayExist = true
    layoutState.isIsland = true
  }

  /// Solves the constraints inside the view together with those around it again.
  func joinSurroundings() {
    guard layoutState.isIsland else { return }
    layoutState.isIsland = false
    joinConstraints()
  }
}
