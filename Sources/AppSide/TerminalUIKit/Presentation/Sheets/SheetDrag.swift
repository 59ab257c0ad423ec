import Foundation

/// The state of a drag that moves a sheet.
struct SheetDrag {
  enum Dismissal {
    /// The controller or the delegate refused the dismissal.
    case refused
    /// The controller and the delegate have been notified that the dismissal begins.
    case begun
  }

  /// The height of the sheet when the drag began, in points.
  let startHeight: CGFloat
  /// The distance that the finger has moved down, in points.
  var distance: CGFloat = 0
  /// The state of the dismissal, or `nil` until the sheet is below its lowest detent.
  var dismissal: Dismissal?

  /// The visible height of the sheet if it followed the finger without limits.
  var unlimitedHeight: CGFloat { startHeight - distance }
}
