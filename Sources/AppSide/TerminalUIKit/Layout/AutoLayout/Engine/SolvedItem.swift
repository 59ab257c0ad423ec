import Foundation
import LayoutSolver

/// What a system of constraints knows of a view or guide that takes part in it.
struct SolvedItem {
  /// Where the frame of a view is measured from.
  enum Surroundings {
    /// From where the solver's coordinates begin: the view is the root, or in no other.
    case nothing
    /// From the origin of another item, by its place in the system.
    case item(Int)
    /// From a view that takes no part.
    case stranger
  }

  let item: ConstraintItem
  let variables: LayoutItemVariables
  /// Those of a view; a guide is never placed by itself.
  var surroundings = Surroundings.stranger
  /// The view around a view, or the one that a guide lies in, by its place in the system.
  var outer: Int?
  /// In which direction the view is read, or the one that the guide lies in.
  var isRightToLeft = false
  /// How far inside its edges the view was aligned with others when everything was taken in.
  var alignment = LayoutItemInsets()
  /// Whether the content needs a height that depends on the width it is given.
  var isContentHeightOfWidth = false
  /// Whether a constraint speaks of its place across; or else it lies at the origin of its superview.
  var isPlacedAcross = true
  /// Whether a constraint speaks of its place from top to bottom.
  var isPlacedDown = true
  /// The frame as of the last solution, in the solver's coordinates, its edges on whole points.
  var frame = CGRect.zero
}
