import Foundation
import PNGCoding

/// Draws cells as a PNG picture, with a font of its own, so that every machine gets the same bytes.
package enum PNGRenderer {
  /// A picture of cells as a PNG file.
  ///
  /// - Parameters:
  ///   - buffer: What to draw.
  ///   - scale: Pixels to a point, on both axes: 1 or 2.
  ///   - paper: The colour where nothing was drawn.
  ///   - text: What the file carries beside the picture.
  package static func png(
    _ buffer: CellBuffer, scale: Int = 2, paper: DisplayColor = .white, text: PNGText? = nil
  ) -> [UInt8] {
    var canvas = PNGCanvas(buffer: buffer, scale: min(max(scale, 1), 2), paper: paper)
    canvas.draw()
    return PNGEncoder.encode(canvas.bitmap, with: text)
  }
}
