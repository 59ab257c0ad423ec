extension DisplayColor {
  /// The transparent colour.
  package static let clear = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)
  package static let black = DisplayColor(red: 0, green: 0, blue: 0)
  package static let white = DisplayColor(red: 255, green: 255, blue: 255)

  /// Returns this colour on top of an opaque one, computed in integers so that every machine gets the same
  /// result.
  package func over(_ below: DisplayColor) -> DisplayColor {
    if alpha == 255 { return self }
    if alpha == 0 { return below }
    return DisplayColor(
      red: Self.mix(red, below.red, alpha), green: Self.mix(green, below.green, alpha),
      blue: Self.mix(blue, below.blue, alpha))
  }

  /// Returns this colour with its opacity multiplied by a factor from 0 to 1.
  package func faded(by factor: Double) -> DisplayColor {
    var result = self
    let clamped = factor > 0 ? min(factor, 1) : 0
    result.alpha = UInt8((Double(alpha) * clamped).rounded())
    return result
  }

  /// Returns the colour halfway to another.
  func average(with other: DisplayColor) -> DisplayColor {
    if self == other { return self }
    var half = self
    half.alpha = 128
    return half.over(other)
  }

  /// The colour in CSS notation: `#RRGGBB`.
  package var hex: String {
    let digits = Array("0123456789ABCDEF")
    var text = "#"
    for part in [red, green, blue] {
      text.append(digits[Int(part >> 4)])
      text.append(digits[Int(part & 15)])
    }
    return text
  }

  private static func mix(_ above: UInt8, _ below: UInt8, _ alpha: UInt8) -> UInt8 {
    let weight = UInt32(alpha)
    return UInt8((UInt32(above) * weight + UInt32(below) * (255 - weight) + 127) / 255)
  }
}
