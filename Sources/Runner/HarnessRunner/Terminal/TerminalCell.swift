import Foundation

/// A terminal's cell, the unit of an app's screen.
enum TerminalCell {
  /// The size of a cell, in points of the app's screen.
  static let size = CGSize(width: 8, height: 16)
}
