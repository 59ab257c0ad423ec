import Foundation

/// Colours that don't adapt to their environment (UIKit).
extension UIColor {
  /// Black.
  public static let black = UIColor(RGBAColor(0x000000))
  /// Dark grey.
  public static let darkGray = UIColor(RGBAColor(0x555555))
  /// Light grey.
  public static let lightGray = UIColor(RGBAColor(0xAAAAAA))
  /// White.
  public static let white = UIColor(RGBAColor(0xFFFFFF))
  /// Grey.
  public static let gray = UIColor(RGBAColor(0x808080))
  /// Red.
  public static let red = UIColor(RGBAColor(0xFF0000))
  /// Green.
  public static let green = UIColor(RGBAColor(0x00FF00))
  /// Blue.
  public static let blue = UIColor(RGBAColor(0x0000FF))
  /// Cyan.
  public static let cyan = UIColor(RGBAColor(0x00FFFF))
  /// Yellow.
  public static let yellow = UIColor(RGBAColor(0xFFFF00))
  /// Magenta.
  public static let magenta = UIColor(RGBAColor(0xFF00FF))
  /// Orange.
  public static let orange = UIColor(RGBAColor(0xFF8000))
  /// Purple.
  public static let purple = UIColor(RGBAColor(0x800080))
  /// Brown.
  public static let brown = UIColor(RGBAColor(0x996633))
  /// Black, for text on a light background.
  public static let darkText = UIColor(RGBAColor(0x000000))
  /// Translucent white, for text on a dark background.
  public static let lightText = UIColor(RGBAColor(0xFFFFFF, alpha: 0.6))
  /// Black with an alpha of zero.
  public static let clear = UIColor(white: 0, alpha: 0)
}
