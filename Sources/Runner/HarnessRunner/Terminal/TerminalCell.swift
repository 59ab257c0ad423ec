import Foundation

/// A cell of a terminal, as an app's screen is made of them.
enum TerminalCell {
  /// The size of a cell, in points of the app's screen.
  static let size = CGSize(width: 8, height: 16)
}
