import Foundation

/// The width of a terminal.
enum TerminalWidth {
  /// The width in cells of the terminal that a descriptor is; 80 if the terminal doesn't say.
  static func width(of descriptor: Int32) -> Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
