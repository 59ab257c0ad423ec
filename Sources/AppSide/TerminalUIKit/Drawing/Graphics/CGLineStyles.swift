/// The shape of the ends of lines (Core Graphics), which cells don't show.
public enum CGLineCap: Int32, Sendable {
  /// A line that ends at its end point.
  case butt = 0
  /// A half circle around the end point.
  case round = 1
  /// A half square around the end point.
  case square = 2
}

/// The shape of the joints of lines (Core Graphics), which cells don't show.
public enum CGLineJoin: Int32, Sendable {
  /// A pointed joint.
  case miter = 0
  /// A round joint.
  case round = 1
  /// A cut joint.
  case bevel = 2
}

/// The parts of a path to draw (Core Graphics).
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside.
  case fill = 0
  /// The inside, with parts that overlap alternately inside and outside.
  case eoFill = 1
  /// The outline.
  case stroke = 2
  /// The inside and the outline.
  case fillStroke = 3
  /// The inside by the even-odd rule, and the outline.
  case eoFillStroke = 4
}
