/// The way from one value of a keyframe animation to the next (Core Animation).
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// On a straight line.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// In a jump.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// On straight lines, at an even pace.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a curve, at an even pace.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The way in which a layer turns along a path (Core Animation).
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the tangent of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Along the tangent of the path, turned by half a turn.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
