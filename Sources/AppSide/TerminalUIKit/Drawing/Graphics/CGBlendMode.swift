/// The way in which drawing is combined with what lies below (Core Graphics).
///
/// Drawing always covers what lies below, as in the normal mode.
public enum CGBlendMode: Int32, Sendable {
  /// Drawing covers what lies below.
  case normal = 0
  /// The product of the colours.
  case multiply = 1
  /// The product of the inverse colours.
  case screen = 2
  /// Product or inverse product, by what lies below.
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
  /// Nothing.
  case clear = 16
  /// The drawing alone.
  case copy = 17
  /// The drawing where something lies below.
  case sourceIn = 18
  /// The drawing where nothing lies below.
  case sourceOut = 19
  /// The drawing on what lies below.
  case sourceAtop = 20
  /// The drawing behind what lies below.
  case destinationOver = 21
  /// What lies below where something is drawn.
  case destinationIn = 22
  /// What lies below where nothing is drawn.
  case destinationOut = 23
  /// What lies below on the drawing.
  case destinationAtop = 24
  /// Either of both, but not where both are.
  case xor = 25
  /// The sum of the inverse colours.
  case plusDarker = 26
  /// The sum of the colours.
  case plusLighter = 27
}
