import Foundation
import PNGCoding

/// A picture of the display list, kept beside the cells for renderers that show its true pixels.
package struct PlacedPicture: Hashable, Sendable {
  package var image: DisplayImage
  /// Where it is drawn, in points of the screen.
  package var frame: CGRect
  /// Which of its pixels are drawn.
  package var source: CGRect
  /// 0 (clear) to 1 (opaque).
  package var alpha: Double
  /// What limits it, each with its corner radius.
  package var clips: [RoundedRect]
}

/// A cell in which a picture is seen.
package struct PictureCell: Hashable, Sendable {
  /// The index in `CellBuffer.pictures`.
  package var picture: Int
  /// The colour behind the picture.
  package var backdrop: DisplayColor
  /// Whether the cell's character stands before the picture, and is not just its coarse copy.
  package var isBehindCharacter = false
}
