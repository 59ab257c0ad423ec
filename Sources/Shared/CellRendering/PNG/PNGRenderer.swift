import Foundation
import PNGCoding

/// Draws cells as a PNG picture, with a built-in font, so that every machine gets the same bytes.
package enum PNGRenderer {
  /// Returns cells as a PNG file.
  ///
  /// - Parameters:
  ///   - buffer: The cells to draw.
  ///   - scale: The pixels per point, on both axes: 1 or 2.
  ///   - paper: The colour where nothing was drawn.
  ///   - text: A text to store in the file.
  package static func png(
    _ buffer: CellBuffer, scale: Int = 2, paper: DisplayColor = .white, text: PNGText? = nil
  ) -> [UInt8] {
    var canvas = PNGCanvas(buffer: buffer, scale: min(max(scale, 1), 2), paper: paper)
    canvas.draw()
    return PNGEncoder.encode(canvas.bitmap, with: text)
  }
}
