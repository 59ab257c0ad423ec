import Foundation
import LayoutSolver

/// The state of a view or guide in a constraint system.
struct SolvedItem {
  /// The item that a view's frame is relative to.
  enum Container {
    /// No item: the view is the root or has no superview.
    case none
    /// Another member, by its index in the system.
    case item(Int)
    /// A view that doesn't participate.
    case nonmember
  }

  let item: ConstraintItem
  let variables: LayoutItemVariables
  /// The surroundings of a view.
  ///
  /// Guides are never placed themselves.
  var container = Container.nonmember
  /// The index of the superview's member, or of the guide's owning view.
  var outer: Int?
  /// Whether the view, or the guide's owning view, is laid out from right to left.
  var isRightToLeft = false
  /// The insets of the alignment rectangle at the last rebuild.
  var alignment = LayoutItemInsets()
  /// Whether the height of the content depends on its width.
  var isContentHeightOfWidth = false
  /// Whether a constraint mentions the x position.
  ///
  /// If not, it is the superview's origin.
  var hasHorizontalPosition = true
  /// Whether a constraint mentions the y position.
  ///
  /// If not, it is the superview's origin.
  var hasVerticalPosition = true
  /// The frame in the last solution, in the solver's coordinates, on whole points.
  var frame = CGRect.zero
}
