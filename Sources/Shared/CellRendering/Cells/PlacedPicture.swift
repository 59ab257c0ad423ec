import Foundation
import PNGCoding

/// A picture of the display list, kept for renderers that show its true pixels.
package struct PlacedPicture: Hashable, Sendable {
  package var image: DisplayImage
  /// The frame of the picture, in points of the screen.
  package var frame: CGRect
  /// The part of the picture that is drawn, in its pixels.
  package var source: CGRect
  /// The opacity, from 0 (clear) to 1 (opaque).
  package var alpha: Double
  /// The clips of the picture.
  package var clips: [RoundedRect]
}

/// A cell that shows a picture.
package struct PictureCell: Hashable, Sendable {
  /// The index in `CellBuffer.pictures`.
  package var picture: Int
  /// The colour behind the picture.
  package var backdrop: DisplayColor
  /// Whether the cell's character stands in front of the picture, rather than being its coarse copy.
  package var isBehindCharacter = false
}
