import CellRendering
import Foundation

/// The red, green, blue and alpha components of a colour, each from 0 to 1.
struct RGBAColor: Hashable, Sendable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour from a hexadecimal number, such as `0xFF8000`.
  init(_ hexadecimal: UInt32, alpha: CGFloat = 1) {
    red = CGFloat((hexadecimal >> 16) & 0xFF) / 255
    green = CGFloat((hexadecimal >> 8) & 0xFF) / 255
    blue = CGFloat(hexadecimal & 0xFF) / 255
    self.alpha = alpha
  }

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    let part = { (shift: CGFloat) -> CGFloat in
      let position = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    guard range > 0 else { return (0, 0, most) }
    let sector: CGFloat =
      if most == red {
        (green - blue) / range
      } else if most == green {
        (blue - red) / range + 2
      } else {
        (red - green) / range + 4
      }
    return ((sector < 0 ? sector + 6 : sector) / 6, range / most, most)
  }

  /// Returns the colour as it is drawn, with its alpha multiplied by the opacity of the view.
  func displayColor(opacity: CGFloat) -> DisplayColor {
    DisplayColor(
      red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue),
      alpha: Self.byte(alpha * opacity))
  }

  private static func byte(_ part: CGFloat) -> UInt8 {
    guard part > 0 else { return 0 }
    return UInt8((min(part, 1) * 255).rounded())
  }
}
