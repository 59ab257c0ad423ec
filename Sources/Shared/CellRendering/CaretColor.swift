/// The colour of the text cursor where it is drawn, not left to a terminal.
enum CaretColor {
  /// A blue that is seen on light and on dark.
  static func color(on background: DisplayColor) -> DisplayColor {
    ColorPalette.isLight(background)
      ? DisplayColor(red: 0, green: 122, blue: 255) : DisplayColor(red: 100, green: 180, blue: 255)
  }
}
