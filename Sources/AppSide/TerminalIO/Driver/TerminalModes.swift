/// The control sequences that give the terminal to the app and back.
enum TerminalModes {
  /// Alternate screen, no cursor, no line wrapping, mouse with motion in the long form, bracketed paste,
  /// focus reports; then an empty screen.
  static let enter =
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1002h\u{1B}[?1003h\u{1B}[?1006h\u{1B}[?2004h"
    + "\u{1B}[?1004h\u{1B}[0m\u{1B}[2J\u{1B}[H"

  /// Undoes `enter` in reverse order, even after an interrupted update.
  static let leave =
    "\u{1B}[?2026l\u{1B}[0m\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l"
    + "\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
}
