import CellRendering

extension UIFont {
  /// Whether the size of the font depends on the user's preferred text size.
  package var isOfTextStyle: Bool { textStyle != nil || scaling != nil }

  /// Whether the font is semibold or heavier.
  package var hasBoldStrokes: Bool { weight.rawValue >= Weight.semibold.rawValue }
}
