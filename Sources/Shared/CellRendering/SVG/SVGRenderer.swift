import Foundation

/// Draws cells as a standalone SVG picture that looks like the terminal's.
///
/// Backgrounds are merged rectangles, frames and blocks exact shapes, and pictures have their true pixels.
/// Text stays text: it can be searched and selected, and is as wide as its cells in any font. The same cells
/// always give the same bytes.
package enum SVGRenderer {
  /// Returns cells as an SVG picture.
  ///
  /// - Parameters:
  ///   - buffer: The cells to draw.
  ///   - paper: The colour where nothing was drawn.
  ///   - padding: The width, in points, of the paper around the cells; with padding, the corners are rounded
  ///     like a window's.
  ///   - metadata: The text to store in the file.
  package static func svg(
    _ buffer: CellBuffer, paper: DisplayColor = .white, padding: Int = 0,
    metadata: SVGMetadata? = nil
  ) -> String {
    let padding = max(padding, 0)
    let width = buffer.columns * 8
    let height = buffer.rows * 16
    let outerWidth = width + 2 * padding
    let outerHeight = height + 2 * padding
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(outerWidth)" height="\(outerHeight)" \
      viewBox="\(-padding) \(-padding) \(outerWidth) \(outerHeight)">
      """
    ]
    lines.append(style)
    let corner = padding > 0 ? " rx=\"\(min(padding, 10))\"" : ""
    lines.append(
      """
      <rect x="\(-padding)" y="\(-padding)" width="\(outerWidth)" height="\(outerHeight)"\(corner) \
      fill="\(paper.hex)"/>
      """)
    lines += SVGBackgrounds.elements(buffer, paper: paper)
    lines += SVGPictures.elements(buffer)
    lines += SVGShapes.elements(buffer, paper: paper)
    lines += SVGText.elements(buffer)
    if let caret = buffer.caret, buffer.contains(caret.column, caret.row) {
      let backdrop = buffer[caret.column, caret.row].background
      let color = CaretColor.color(on: backdrop.alpha == 0 ? paper : backdrop)
      lines.append(
        """
        <rect x="\(caret.column * 8)" y="\(caret.row * 16 + 1)" width="1.5" height="14" \
        fill="\(color.hex)"/>
        """)
    }
    if let metadata { lines.append(metadata.element) }
    lines.append("</svg>\n")
    return lines.joined(separator: "\n")
  }

  /// Fonts whose letters are about as wide as a cell at this size.
  private static let style = """
    <style>text{font:13.33px ui-monospace,SFMono-Regular,Menlo,"DejaVu Sans Mono",Consolas,\
    "Liberation Mono",monospace;white-space:pre}.b{font-weight:bold}.i{font-style:italic}\
    .c{text-anchor:middle}</style>
    """
}
