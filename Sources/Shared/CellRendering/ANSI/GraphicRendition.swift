/// The colours and attributes that a terminal keeps between characters (SGR).
package struct GraphicRendition: Hashable {
  /// The colour of characters; clear means the terminal's default.
  package var foreground = DisplayColor.clear
  /// The colour behind characters; clear means the terminal's default.
  package var background = DisplayColor.clear
  package var attributes: Cell.Attributes = []

  /// Makes the rendition after a reset.
  package init() {}

  /// Makes the rendition for a cell; for a blank cell, attributes that don't show stay unchanged.
  package init(for cell: Cell, after current: GraphicRendition) {
    background = cell.background
    if cell.isBlank {
      foreground = current.foreground
      attributes = current.attributes.subtracting(.lines)
    } else {
      foreground = cell.foreground
      attributes = cell.attributes
    }
  }

  /// Returns the control sequence that changes this rendition into another, which is empty if they are equal.
  package func change(to new: GraphicRendition, depth: ColorDepth) -> String {
    if self == new { return "" }
    var codes: [String] = []
    addAttributes(to: new, &codes)
    let oldColors = colorCodes(depth)
    let newColors = new.colorCodes(depth)
    if newColors.foreground != oldColors.foreground { codes.append(newColors.foreground) }
    if newColors.background != oldColors.background { codes.append(newColors.background) }
    if codes.isEmpty { return "" }
    return new == GraphicRendition() ? "\u{1B}[0m" : "\u{1B}[\(codes.joined(separator: ";"))m"
  }

  private func addAttributes(to new: GraphicRendition, _ codes: inout [String]) {
    if attributes == new.attributes { return }
    for (attribute, on, off) in Self.attributeCodes {
      let isOn = new.attributes.contains(attribute)
      if isOn != attributes.contains(attribute) { codes.append(isOn ? on : off) }
    }
  }

  private static let attributeCodes: [(Cell.Attributes, on: String, off: String)] = [
    (.bold, "1", "22"), (.italic, "3", "23"), (.underline, "4", "24"), (.strikethrough, "9", "29"),
  ]

  private func colorCodes(_ depth: ColorDepth) -> (foreground: String, background: String) {
    switch depth {
    case .monochrome:
      return ("", "")
    case .trueColor:
      return (
        foreground.alpha == 0 ? "39" : "38;2;\(Self.components(foreground))",
        background.alpha == 0 ? "49" : "48;2;\(Self.components(background))"
      )
    case .ansi256:
      let colors = indices(ColorPalette.nearest256, black: 16, white: 231)
      return (
        colors.foreground.map { "38;5;\($0)" } ?? "39",
        colors.background.map { "48;5;\($0)" } ?? "49"
      )
    case .ansi16:
      let colors = indices(ColorPalette.nearest16, black: 0, white: 15)
      return (
        colors.foreground.map { "\($0 < 8 ? 30 + $0 : 82 + $0)" } ?? "39",
        colors.background.map { "\($0 < 8 ? 40 + $0 : 92 + $0)" } ?? "49"
      )
    }
  }

  /// Returns both colours as palette indices; text with its background's colour becomes black or white.
  private func indices(
    _ nearest: (DisplayColor) -> Int, black: Int, white: Int
  ) -> (foreground: Int?, background: Int?) {
    let back = background.alpha == 0 ? nil : nearest(background)
    guard foreground.alpha > 0 else { return (nil, back) }
    let front = nearest(foreground)
    guard front == back, foreground != background else { return (front, back) }
    let contrast = ColorPalette.isLight(background) ? black : white
    return (contrast == back ? black + white - contrast : contrast, back)
  }

  private static func components(_ color: DisplayColor) -> String {
    "\(color.red);\(color.green);\(color.blue)"
  }
}
