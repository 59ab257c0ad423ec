import Foundation

/// The way to set an element's value, other than by tapping and typing.
@MainActor
public enum ElementAdjustment {
  /// Drags a thumb on a track.
  ///
  /// `position` is the current value, from 0 to 1. `drag` returns the start and end, in points of
  /// the screen, of a finger's movement to a new position.
  case slider(position: CGFloat, drag: (CGFloat) -> (from: CGPoint, to: CGPoint))
  /// Turns a wheel.
  ///
  /// `rows` returns the titles of its rows; `turn` turns it to the row with a title and returns
  /// whether there is one.
  case wheel(rows: () -> [String], turn: (String) -> Bool)
  /// Sets a date from `earliest` to `latest`, as a person does with the wheels of a date picker.
  case date(earliest: Date?, latest: Date?, set: (Date) -> Void)
}
