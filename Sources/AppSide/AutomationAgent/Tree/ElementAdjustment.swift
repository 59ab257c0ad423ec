import Foundation

/// How the value of an element is set, other than by tapping and typing.
@MainActor
public enum ElementAdjustment {
  /// By dragging a thumb on a track: where it is now, from 0 to 1, and from where to where, in points
  /// of the screen, a finger has to go for a position.
  case slider(position: CGFloat, drag: (CGFloat) -> (from: CGPoint, to: CGPoint))
  /// By turning a wheel: the titles of its rows, and what turns it to the row of a title and returns
  /// whether there is such a row.
  case wheel(rows: () -> [String], turn: (String) -> Bool)
}
