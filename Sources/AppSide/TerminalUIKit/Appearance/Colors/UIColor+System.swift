/// System colours, which adapt to light and dark (UIKit).
extension UIColor {
  /// The system red of iOS with Increase Contrast, because text is drawn in it.
  public static let systemRed = UIColor(light: RGBAColor(0xD70015), dark: RGBAColor(0xFF6961))
  /// The system green.
  public static let systemGreen = UIColor(light: RGBAColor(0x34C759), dark: RGBAColor(0x30D158))
  /// The system blue of iOS with Increase Contrast, because the default one isn't readable on
  /// button backgrounds.
  public static let systemBlue = UIColor(light: RGBAColor(0x0040DD), dark: RGBAColor(0x409CFF))
  /// The system orange.
  public static let systemOrange = UIColor(light: RGBAColor(0xFF9500), dark: RGBAColor(0xFF9F0A))
  /// The system yellow.
  public static let systemYellow = UIColor(light: RGBAColor(0xFFCC00), dark: RGBAColor(0xFFD60A))
  /// The system pink.
  public static let systemPink = UIColor(light: RGBAColor(0xFF2D55), dark: RGBAColor(0xFF375F))
  /// The system purple.
  public static let systemPurple = UIColor(light: RGBAColor(0xAF52DE), dark: RGBAColor(0xBF5AF2))
  /// The system teal.
  public static let systemTeal = UIColor(light: RGBAColor(0x30B0C7), dark: RGBAColor(0x40C8E0))
  /// The system indigo.
  public static let systemIndigo = UIColor(light: RGBAColor(0x5856D6), dark: RGBAColor(0x5E5CE6))
  /// The system brown.
  public static let systemBrown = UIColor(light: RGBAColor(0xA2845E), dark: RGBAColor(0xAC8E68))
  /// The system mint.
  public static let systemMint = UIColor(light: RGBAColor(0x00C7BE), dark: RGBAColor(0x63E6E2))
  /// The system cyan.
  public static let systemCyan = UIColor(light: RGBAColor(0x32ADE6), dark: RGBAColor(0x64D2FF))
  /// The system grey.
  public static let systemGray = UIColor(light: RGBAColor(0x8E8E93), dark: RGBAColor(0x8E8E93))
  /// A grey one step nearer to the background.
  public static let systemGray2 = UIColor(light: RGBAColor(0xAEAEB2), dark: RGBAColor(0x636366))
  /// A grey two steps nearer to the background.
  public static let systemGray3 = UIColor(light: RGBAColor(0xC7C7CC), dark: RGBAColor(0x48484A))
  /// A grey three steps nearer to the background.
  public static let systemGray4 = UIColor(light: RGBAColor(0xD1D1D6), dark: RGBAColor(0x3A3A3C))
  /// A grey four steps nearer to the background.
  public static let systemGray5 = UIColor(light: RGBAColor(0xE5E5EA), dark: RGBAColor(0x2C2C2E))
  /// The grey nearest to the background.
  public static let systemGray6 = UIColor(light: RGBAColor(0xF2F2F7), dark: RGBAColor(0x1C1C1E))
  /// The default tint colour of views.
  public static let tintColor = systemBlue
}
