import Foundation

/// Colours that look the same everywhere (UIKit).
extension UIColor {
  /// Always black.
  public static let black = UIColor(RGBAColor(0x000000))
  /// Always dark grey.
  public static let darkGray = UIColor(RGBAColor(0x555555))
  /// Always light grey.
  public static let lightGray = UIColor(RGBAColor(0xAAAAAA))
  /// Always white.
  public static let white = UIColor(RGBAColor(0xFFFFFF))
  /// Always grey.
  public static let gray = UIColor(RGBAColor(0x808080))
  /// Always red.
  public static let red = UIColor(RGBAColor(0xFF0000))
  /// Always green.
  public static let green = UIColor(RGBAColor(0x00FF00))
  /// Always blue.
  public static let blue = UIColor(RGBAColor(0x0000FF))
  /// Always cyan.
  public static let cyan = UIColor(RGBAColor(0x00FFFF))
  /// Always yellow.
  public static let yellow = UIColor(RGBAColor(0xFFFF00))
  /// Always magenta.
  public static let magenta = UIColor(RGBAColor(0xFF00FF))
  /// Always orange.
  public static let orange = UIColor(RGBAColor(0xFF8000))
  /// Always purple.
  public static let purple = UIColor(RGBAColor(0x800080))
  /// Always brown.
  public static let brown = UIColor(RGBAColor(0x996633))
  /// Text on something light, whatever the surroundings are: black.
  public static let darkText = UIColor(RGBAColor(0x000000))
  /// Text on something dark, whatever the surroundings are: pale white.
  public static let lightText = UIColor(RGBAColor(0xFFFFFF, alpha: 0.6))
  /// Nothing at all.
  public static let clear = UIColor(white: 0, alpha: 0)
}
