/// The rule by which overlapping parts of a shape are inside it (Core Animation).
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String

  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point is inside if a line from it crosses the path more often in one direction.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// A point is inside if a line from it crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of lines (Core Animation).
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String

  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A line that ends at its end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle around the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// A half square around the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the joints of lines (Core Animation).
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String

  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A pointed joint.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A round joint.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A cut joint.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
