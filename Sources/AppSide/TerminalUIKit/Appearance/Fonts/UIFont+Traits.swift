import CellRendering

extension UIFont {
  /// Whether it is the font of a text style, whose size follows the user's.
  package var isOfTextStyle: Bool { textStyle != nil || scaling != nil }

  /// Whether its strokes are heavy.
  package var hasBoldStrokes: Bool { weight.rawValue >= Weight.semibold.rawValue }
}
