import Foundation

/// The width of the terminal that standard output is.
enum TerminalWidth {
  /// The width in cells; 80 if the terminal doesn't say.
  static var current: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
