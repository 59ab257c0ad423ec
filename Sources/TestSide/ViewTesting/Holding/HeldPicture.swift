import CellRendering
import Foundation
import TerminalUIKit

/// The picture of a held window in the terminal: the window, and a line that says how to continue.
enum HeldPicture {
  static let hint = " Held by a test. Control-D continues. "
  /// The addition to the hint if the main queue can't be run.
  static let mainQueueNotice = "The main queue is blocked: await hold() "

  /// Returns the display list, with the hint below the window or, if there is no room, on the last
  /// line.
  @MainActor
  static func list(
    of window: UIWindow, on size: CGSize, hint: String = Self.hint
  ) -> DisplayList {
    var list = DisplayList(size: size)
    for command in window.picture().commands { list.append(command) }
    let lastRow = max(0, size.height - CellMetrics.height)
    let y = min(window.frame.height, lastRow)
    let width = CGFloat(hint.count) * CellMetrics.width
    let color = UIScreen.main.paper
    let background = DisplayColor(
      red: 255 - color.red, green: 255 - color.green, blue: 255 - color.blue, alpha: 255)
    list.append(
      .fill(
        CGRect(x: 0, y: y, width: width, height: CellMetrics.height), background, cornerRadius: 0))
    list.append(.text(hint, at: CGPoint(x: 0, y: y), DisplayTextStyle(color: color)))
    return list
  }
}
