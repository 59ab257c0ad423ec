/// The way in which drawing is combined with the background (Core Graphics).
///
/// Drawing always covers the background, as in the normal mode.
public enum CGBlendMode: Int32, Sendable {
  /// Drawing covers the background.
  case normal = 0
  /// The product of the colours.
  case multiply = 1
  /// The product of the inverse colours.
  case screen = 2
  /// The product or the inverse product, depending on the background.
  case overlay = 3
  /// The darker colour.
  case darken = 4
  /// The lighter colour.
  case lighten = 5
  /// A colour that is brightened.
  case colorDodge = 6
  /// A colour that is darkened.
  case colorBurn = 7
  /// A soft light.
  case softLight = 8
  /// A hard light.
  case hardLight = 9
  /// The difference of the colours.
  case difference = 10
  /// A difference with less contrast.
  case exclusion = 11
  /// The hue of the drawing.
  case hue = 12
  /// The saturation of the drawing.
  case saturation = 13
  /// The hue and saturation of the drawing.
  case color = 14
  /// The brightness of the drawing.
  case luminosity = 15
  /// Neither drawing nor background.
  case clear = 16
  /// The drawing alone.
  case copy = 17
  /// The drawing where there is a background.
  case sourceIn = 18
  /// The drawing where there is no background.
  case sourceOut = 19
  /// The drawing over the background, and only there.
  case sourceAtop = 20
  /// The drawing behind the background.
  case destinationOver = 21
  /// The background where something is drawn.
  case destinationIn = 22
  /// The background where nothing is drawn.
  case destinationOut = 23
  /// The background over the drawing, and only there.
  case destinationAtop = 24
  /// The drawing and the background, except where both are.
  case xor = 25
  /// The sum of the inverse colours.
  case plusDarker = 26
  /// The sum of the colours.
  case plusLighter = 27
}
