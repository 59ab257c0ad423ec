/// Views whose constraints are solved by themselves, because nothing around them is to wait for that:
/// hundreds of cells that nobody sees.
///
/// Constraints between the inside of such a view and the outside do not hold until it joins the others.
@MainActor
enum LayoutIslands {
  /// Whether there has ever been one: where there has not, no view has to be looked for on the way to
  /// the window.
  fileprivate(set) static var mayExist = false
}

extension UIView {
  /// Lets the constraints inside the view be solved by themselves; it must be in no other view yet.
  func becomeIsland() {
    guard storedSuperview == nil else { return }
    LayoutIslands.mayExist = true
    layoutState.isIsland = true
  }

  /// Lets the constraints inside the view be solved along with those around it again.
  func joinSurroundings() {
    guard layoutState.isIsland else { return }
    layoutState.isIsland = false
    joinConstraints()
  }
}
