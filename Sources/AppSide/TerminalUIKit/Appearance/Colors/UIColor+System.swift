/// Colours by what they are, light and dark (UIKit).
extension UIColor {
  /// The red of the system, as iOS shows it with Increase Contrast: badges and what deletes are written
  /// in it.
  public static let systemRed = UIColor(light: RGBAColor(0xD70015), dark: RGBAColor(0xFF6961))
  /// The green of the system.
  public static let systemGreen = UIColor(light: RGBAColor(0x34C759), dark: RGBAColor(0x30D158))
  /// The blue of the system, as iOS shows it with Increase Contrast: the usual one is too pale to be
  /// read on the grounds of buttons.
  public static let systemBlue = UIColor(light: RGBAColor(0x0040DD), dark: RGBAColor(0x409CFF))
  /// The orange of the system.
  public static let systemOrange = UIColor(light: RGBAColor(0xFF9500), dark: RGBAColor(0xFF9F0A))
  /// The yellow of the system.
  public static let systemYellow = UIColor(light: RGBAColor(0xFFCC00), dark: RGBAColor(0xFFD60A))
  /// The pink of the system.
  public static let systemPink = UIColor(light: RGBAColor(0xFF2D55), dark: RGBAColor(0xFF375F))
  /// The purple of the system.
  public static let systemPurple = UIColor(light: RGBAColor(0xAF52DE), dark: RGBAColor(0xBF5AF2))
  /// The teal of the system.
  public static let systemTeal = UIColor(light: RGBAColor(0x30B0C7), dark: RGBAColor(0x40C8E0))
  /// The indigo of the system.
  public static let systemIndigo = UIColor(light: RGBAColor(0x5856D6), dark: RGBAColor(0x5E5CE6))
  /// The brown of the system.
  public static let systemBrown = UIColor(light: RGBAColor(0xA2845E), dark: RGBAColor(0xAC8E68))
  /// The mint of the system.
  public static let systemMint = UIColor(light: RGBAColor(0x00C7BE), dark: RGBAColor(0x63E6E2))
  /// The cyan of the system.
  public static let systemCyan = UIColor(light: RGBAColor(0x32ADE6), dark: RGBAColor(0x64D2FF))
  /// The grey of the system.
  public static let systemGray = UIColor(light: RGBAColor(0x8E8E93), dark: RGBAColor(0x8E8E93))
  /// A grey a step nearer to the background.
  public static let systemGray2 = UIColor(light: RGBAColor(0xAEAEB2), dark: RGBAColor(0x636366))
  /// A grey two steps nearer to the background.
  public static let systemGray3 = UIColor(light: RGBAColor(0xC7C7CC), dark: RGBAColor(0x48484A))
  /// A grey three steps nearer to the background.
  public static let systemGray4 = UIColor(light: RGBAColor(0xD1D1D6), dark: RGBAColor(0x3A3A3C))
  /// A grey four steps nearer to the background.
  public static let systemGray5 = UIColor(light: RGBAColor(0xE5E5EA), dark: RGBAColor(0x2C2C2E))
  /// A grey just off the background.
  public static let systemGray6 = UIColor(light: RGBAColor(0xF2F2F7), dark: RGBAColor(0x1C1C1E))
  /// The colour of what can be tapped, where a view has no other.
  public static let tintColor = systemBlue
}
