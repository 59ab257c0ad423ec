/// The shape of a layer's rounded corners (Core Animation).
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// Makes a curve of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A corner that runs smoothly into its sides; in cells it looks the same.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
