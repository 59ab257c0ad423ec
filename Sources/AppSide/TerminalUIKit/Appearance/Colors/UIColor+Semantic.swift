import Foundation

/// Colours by what they are for, light and dark (UIKit).
extension UIColor {
  /// Text of first importance.
  public static let label = UIColor(
    light: RGBAColor(0x000000), dark: RGBAColor(0xFFFFFF))
  /// Text of second importance, as iOS shows it with Increase Contrast.
  public static let secondaryLabel = UIColor(
    light: RGBAColor(0x3C3C43, alpha: 0.8), dark: RGBAColor(0xEBEBF5, alpha: 0.7))
  /// Text of third importance.
  public static let tertiaryLabel = UIColor(
    light: RGBAColor(0x3C3C43, alpha: 0.3), dark: RGBAColor(0xEBEBF5, alpha: 0.3))
  /// Text of fourth importance.
  public static let quaternaryLabel = UIColor(
    light: RGBAColor(0x3C3C43, alpha: 0.18), dark: RGBAColor(0xEBEBF5, alpha: 0.16))
  /// What an empty field shows.
  public static let placeholderText = UIColor(
    light: RGBAColor(0x3C3C43, alpha: 0.3), dark: RGBAColor(0xEBEBF5, alpha: 0.3))
  /// Text that leads somewhere.
  public static let link = UIColor(
    light: RGBAColor(0x0040DD), dark: RGBAColor(0x409CFF))
  /// Thin lines that let the background through.
  public static let separator = UIColor(
    light: RGBAColor(0x3C3C43, alpha: 0.29), dark: RGBAColor(0x545458, alpha: 0.6))
  /// Thin lines that cover the background.
  public static let opaqueSeparator = UIColor(
    light: RGBAColor(0xC6C6C8), dark: RGBAColor(0x38383A))
  /// The background of a window.
  public static let systemBackground = UIColor(
    light: RGBAColor(0xFFFFFF), dark: RGBAColor(0x000000))
  /// The background of content within a window.
  public static let secondarySystemBackground = UIColor(
    light: RGBAColor(0xF2F2F7), dark: RGBAColor(0x1C1C1E))
  /// The background of content within content.
  public static let tertiarySystemBackground = UIColor(
    light: RGBAColor(0xFFFFFF), dark: RGBAColor(0x2C2C2E))
  /// The background of a grouped screen.
  public static let systemGroupedBackground = UIColor(
    light: RGBAColor(0xF2F2F7), dark: RGBAColor(0x000000))
  /// The background of a group.
  public static let secondarySystemGroupedBackground = UIColor(
    light: RGBAColor(0xFFFFFF), dark: RGBAColor(0x1C1C1E))
  /// The background of content within a group.
  public static let tertiarySystemGroupedBackground = UIColor(
    light: RGBAColor(0xF2F2F7), dark: RGBAColor(0x2C2C2E))
  /// The fill of thin and small shapes.
  public static let systemFill = UIColor(
    light: RGBAColor(0x787880, alpha: 0.2), dark: RGBAColor(0x787880, alpha: 0.36))
  /// The fill of shapes of middle size.
  public static let secondarySystemFill = UIColor(
    light: RGBAColor(0x787880, alpha: 0.16), dark: RGBAColor(0x787880, alpha: 0.32))
  /// The fill of large shapes, such as fields and buttons.
  public static let tertiarySystemFill = UIColor(
    light: RGBAColor(0x767680, alpha: 0.12), dark: RGBAColor(0x767680, alpha: 0.24))
  /// The fill of the largest shapes.
  public static let quaternarySystemFill = UIColor(
    light: RGBAColor(0x747480, alpha: 0.08), dark: RGBAColor(0x767680, alpha: 0.18))
}
