import Foundation
import PNGCoding

/// Pictures with their true pixels, as PNG inside the SVG.
enum SVGPictures {
  /// Returns an `image` for each picture that is still visible, clipped to the cells that show it.
  static func elements(_ buffer: CellBuffer) -> [String] {
    if buffer.pictureCells.isEmpty { return [] }
    var elements: [String] = []
    for (number, picture) in buffer.pictures.enumerated() {
      let cells = buffer.pictureCells.keys.filter { buffer.pictureCells[$0]?.picture == number }
      if cells.isEmpty { continue }
      elements.append(
        "<clipPath id=\"p\(number)\"><path d=\"\(path(cells.sorted(), buffer.columns))\"/></clipPath>"
      )
      var opening = "<g clip-path=\"url(#p\(number))\">"
      var closing = "</g>"
      for (index, clip) in picture.clips.enumerated() where clip.cornerRadius > 0 {
        elements.append(
          """
          <clipPath id="p\(number)-\(index)"><rect \(geometry(clip.rect)) \
          rx="\(SVGNumber.text(clip.cornerRadius))"/></clipPath>
          """)
        opening += "<g clip-path=\"url(#p\(number)-\(index))\">"
        closing += "</g>"
      }
      elements.append(opening + image(picture) + closing)
    }
    return elements
  }

  private static func image(_ picture: PlacedPicture) -> String {
    let data = Data(PNGEncoder.encode(picture.image)).base64EncodedString()
    let opacity =
      picture.alpha < 1 ? " opacity=\"\(SVGNumber.text(CGFloat(picture.alpha)))\"" : ""
    let source = picture.source
    let box = [source.minX, source.minY, source.width, source.height].map(SVGNumber.text)
    return """
      <svg \(geometry(picture.frame)) viewBox="\(box.joined(separator: " "))" \
      preserveAspectRatio="none"\(opacity)><image width="\(picture.image.width)" \
      height="\(picture.image.height)" href="data:image/png;base64,\(data)"/></svg>
      """
  }

  private static func geometry(_ rect: CGRect) -> String {
    """
    x="\(SVGNumber.text(rect.minX))" y="\(SVGNumber.text(rect.minY))" \
    width="\(SVGNumber.text(rect.width))" height="\(SVGNumber.text(rect.height))"
    """
  }

  /// Returns a rectangle for each run of cells.
  private static func path(_ cells: [Int], _ columns: Int) -> String {
    var path = ""
    var start = 0
    while start < cells.count {
      var end = start + 1
      while end < cells.count, cells[end] == cells[end - 1] + 1, cells[end] % columns != 0 {
        end += 1
      }
      let width = (end - start) * 8
      path += "M\(cells[start] % columns * 8) \(cells[start] / columns * 16)h\(width)v16h-\(width)z"
      start = end
    }
    return path
  }
}
