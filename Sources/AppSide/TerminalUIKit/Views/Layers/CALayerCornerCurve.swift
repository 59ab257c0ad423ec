/// The curve of a layer's rounded corners (Core Animation).
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A circular curve.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A continuous curve, which looks the same in cells.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
