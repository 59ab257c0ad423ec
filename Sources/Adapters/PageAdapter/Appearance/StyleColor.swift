import AutomationAgent
import Foundation

/// A colour in a style sheet, with its opacity.
struct StyleColor: Hashable {
  /// sRGB components from 0 to 1.
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  static let white = StyleColor(red: 1, green: 1, blue: 1, alpha: 1)

  init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Reads a computed colour: `rgb(1, 2, 3)`, `rgba(1, 2, 3, 0.5)`, `color(srgb 1 0 0 / 0.5)`,
  /// `oklab(…)` or `oklch(…)`.
  ///
  /// - Returns: `nil` for other notations.
  init?(_ text: String) {
    let words = text.split { " ,/()".contains($0) }.map(String.init)
    guard let name = words.first else { return nil }
    let space = name == "color" ? words.dropFirst().first : nil
    let numbers = words.dropFirst(space == nil ? 1 : 2).map { Self.number($0) }
    guard (3...4).contains(numbers.count), !numbers.contains(where: { $0 == nil }) else {
      return nil
    }
    let values = numbers.compactMap(\.self)
    let alpha = values.count == 4 ? values[3] : 1
    switch (name, space) {
    case ("rgb", _), ("rgba", _):
      self.init(
        red: values[0] / 255, green: values[1] / 255, blue: values[2] / 255, alpha: alpha)
    case (_, "srgb"): self.init(red: values[0], green: values[1], blue: values[2], alpha: alpha)
    case ("oklab", _):
      self.init(lightness: values[0], greenRed: values[1], blueYellow: values[2], alpha: alpha)
    case ("oklch", _):
      let angle = values[2] * .pi / 180
      self.init(
        lightness: values[0], greenRed: values[1] * cos(angle), blueYellow: values[1] * sin(angle),
        alpha: alpha)
    default: return nil
    }
  }

  /// Reads a component; a missing one, written as `none`, is zero.
  private static func number(_ word: String) -> Double? { word == "none" ? 0 : Double(word) }

  /// Creates a colour from Oklab components, with Björn Ottosson's matrices, as in CSS Color 4.
  private init(lightness: Double, greenRed: Double, blueYellow: Double, alpha: Double) {
    func cube(_ number: Double) -> Double { number * number * number }
    let long = cube(lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow)
    let middle = cube(lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow)
    let short = cube(lightness - 0.0894841775 * greenRed - 1.2914855480 * blueYellow)
    func part(_ linear: Double) -> Double {
      let linear = min(max(linear, 0), 1)
      return linear <= 0.0031308 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
    }
    self.init(
      red: part(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
      green: part(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
      blue: part(-0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short),
      alpha: alpha)
  }

  /// Returns the visible colour where this colour lies over another.
  func over(_ other: StyleColor) -> StyleColor {
    func part(_ mine: Double, _ others: Double) -> Double { mine * alpha + others * (1 - alpha) }
    return StyleColor(
      red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue),
      alpha: alpha + other.alpha * (1 - alpha))
  }

  /// Returns the colour with a share of its opacity.
  func faded(to share: Double) -> StyleColor {
    StyleColor(red: red, green: green, blue: blue, alpha: alpha * share)
  }

  /// The colour without its opacity.
  var seen: DrawnText.Color { DrawnText.Color(red: red, green: green, blue: blue) }
}
