import Foundation

/// The width of a terminal.
enum TerminalWidth {
  /// Returns the width, in cells, of the terminal at a descriptor, or 80 if it's unknown.
  static func width(of descriptor: Int32) -> Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
