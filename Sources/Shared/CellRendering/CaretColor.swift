/// The colour of the text cursor where it is drawn rather than left to a terminal.
enum CaretColor {
  /// Returns a blue that is visible on a light or dark background.
  static func color(on background: DisplayColor) -> DisplayColor {
    ColorPalette.isLight(background)
      ? DisplayColor(red: 0, green: 122, blue: 255) : DisplayColor(red: 100, green: 180, blue: 255)
  }
}
