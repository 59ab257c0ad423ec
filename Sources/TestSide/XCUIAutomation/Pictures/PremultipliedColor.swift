/// A colour with components from 0 to 1, premultiplied by its alpha.
struct PremultipliedColor {
  var red = 0.0
  var green = 0.0
  var blue = 0.0
  var alpha = 0.0

  /// Returns this colour drawn over another.
  func over(_ below: PremultipliedColor) -> PremultipliedColor {
    PremultipliedColor(
      red: red + below.red * (1 - alpha), green: green + below.green * (1 - alpha),
      blue: blue + below.blue * (1 - alpha), alpha: alpha + below.alpha * (1 - alpha))
  }

  /// Red, green, blue and alpha as bytes, not premultiplied.
  var straightBytes: [UInt8] {
    guard alpha > 0 else { return [0, 0, 0, 0] }
    return [red / alpha, green / alpha, blue / alpha, alpha].map(Self.byte)
  }

  /// Returns a component as a byte.
  static func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }

  mutating func add(_ other: PremultipliedColor, weight: Double) {
    red += other.red * weight
    green += other.green * weight
    blue += other.blue * weight
    alpha += other.alpha * weight
  }
}
