import Foundation

/// Semantic colours, which adapt to light and dark (UIKit).
extension UIColor {
  /// Primary text.
  public static let label = UIColor(
    light: RGBAColor(0x000000), dark: RGBAColor(0xFFFFFF))
  /// Secondary text, in the colour that iOS uses with Increase Contrast.
  public static let secondaryLabel = UIColor(
    light: RGBAColor(0x3C3C43, alpha: 0.8), dark: RGBAColor(0xEBEBF5, alpha: 0.7))
  /// Tertiary text.
  public static let tertiaryLabel = UIColor(
    light: RGBAColor(0x3C3C43, alpha: 0.3), dark: RGBAColor(0xEBEBF5, alpha: 0.3))
  /// Quaternary text.
  public static let quaternaryLabel = UIColor(
    light: RGBAColor(0x3C3C43, alpha: 0.18), dark: RGBAColor(0xEBEBF5, alpha: 0.16))
  /// Placeholder text.
  public static let placeholderText = UIColor(
    light: RGBAColor(0x3C3C43, alpha: 0.3), dark: RGBAColor(0xEBEBF5, alpha: 0.3))
  /// Links.
  public static let link = UIColor(
    light: RGBAColor(0x0040DD), dark: RGBAColor(0x409CFF))
  /// Thin separators through which the background is visible.
  public static let separator = UIColor(
    light: RGBAColor(0x3C3C43, alpha: 0.29), dark: RGBAColor(0x545458, alpha: 0.6))
  /// Thin separators that hide the background.
  public static let opaqueSeparator = UIColor(
    light: RGBAColor(0xC6C6C8), dark: RGBAColor(0x38383A))
  /// The main background of the interface.
  public static let systemBackground = UIColor(
    light: RGBAColor(0xFFFFFF), dark: RGBAColor(0x000000))
  /// Content on the main background.
  public static let secondarySystemBackground = UIColor(
    light: RGBAColor(0xF2F2F7), dark: RGBAColor(0x1C1C1E))
  /// Content on secondary backgrounds.
  public static let tertiarySystemBackground = UIColor(
    light: RGBAColor(0xFFFFFF), dark: RGBAColor(0x2C2C2E))
  /// The main background of a grouped interface.
  public static let systemGroupedBackground = UIColor(
    light: RGBAColor(0xF2F2F7), dark: RGBAColor(0x000000))
  /// Content on the main background of a grouped interface.
  public static let secondarySystemGroupedBackground = UIColor(
    light: RGBAColor(0xFFFFFF), dark: RGBAColor(0x1C1C1E))
  /// Content on secondary backgrounds of a grouped interface.
  public static let tertiarySystemGroupedBackground = UIColor(
    light: RGBAColor(0xF2F2F7), dark: RGBAColor(0x2C2C2E))
  /// The fill of thin and small shapes.
  public static let systemFill = UIColor(
    light: RGBAColor(0x787880, alpha: 0.2), dark: RGBAColor(0x787880, alpha: 0.36))
  /// The fill of medium-sized shapes.
  public static let secondarySystemFill = UIColor(
    light: RGBAColor(0x787880, alpha: 0.16), dark: RGBAColor(0x787880, alpha: 0.32))
  /// The fill of large shapes, such as input fields and buttons.
  public static let tertiarySystemFill = UIColor(
    light: RGBAColor(0x767680, alpha: 0.12), dark: RGBAColor(0x767680, alpha: 0.24))
  /// The fill of large areas with complex content.
  public static let quaternarySystemFill = UIColor(
    light: RGBAColor(0x747480, alpha: 0.08), dark: RGBAColor(0x767680, alpha: 0.18))
}
