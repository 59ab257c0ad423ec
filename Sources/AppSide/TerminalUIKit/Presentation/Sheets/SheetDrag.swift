import Foundation

/// A finger that moves a sheet.
struct SheetDrag {
  enum Dismissal {
    /// The controller, or the delegate, holds on to the presentation.
    case refused
    /// Everybody has heard that the sheet may be about to go.
    case begun
  }

  /// How high the sheet was when the finger came down, in points.
  let startHeight: CGFloat
  /// How far the finger has gone down, in points.
  var way: CGFloat = 0
  /// What has become of the wish to end the presentation; nil until the sheet is below its lowest detent.
  var dismissal: Dismissal?

  /// How much of the sheet there would be to see if it followed the finger wherever that goes.
  var wantedHeight: CGFloat { startHeight - way }
}
