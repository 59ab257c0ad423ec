import Foundation

/// Draws cells as a standalone SVG picture that looks like the terminal's.
///
/// Backgrounds are merged rectangles, frames and blocks exact shapes, pictures have their true pixels,
/// and text is text: it can be searched and selected, and is as wide as its cells whatever the font. The
/// same cells always give the same bytes.
package enum SVGRenderer {
  /// A picture of cells as SVG.
  ///
  /// - Parameters:
  ///   - buffer: What to draw.
  ///   - paper: The colour where nothing was drawn.
  ///   - padding: Points of paper around the cells; the corners are then rounded like a window's.
  ///   - metadata: What the file carries beside the picture.
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

  /// Fonts whose letters are as wide as a cell at this size, or nearly.
  private static let style = """
    <style>text{font:13.33px ui-monospace,SFMono-Regular,Menlo,"DejaVu Sans Mono",Consolas,\
    "Liberation Mono",monospace;white-space:pre}.b{font-weight:bold}.i{font-style:italic}\
    .c{text-anchor:middle}</style>
    """
}
