import CellRendering
import Foundation
import TerminalUIKit

/// What the terminal shows of a held window: the window, and a line that says how to go on.
enum HeldPicture {
  static let hint = " Held by a test. Control-D goes on. "
  /// What is added where nothing can run the main queue.
  static let standstill = "The main queue stands still: await hold() "

  /// The hint is below the window where there is room, else on the last line.
  @MainActor
  static func list(
    of window: UIWindow, on size: CGSize, hint: String = Self.hint
  ) -> DisplayList {
    var list = DisplayList(size: size)
    for command in window.picture().commands { list.append(command) }
    let lastRow = max(0, size.height - CellMetrics.height)
    let y = min(window.frame.height, lastRow)
    let width = CGFloat(hint.count) * CellMetrics.width
    let ink = UIScreen.main.paper
    let ground = DisplayColor(
      red: 255 - ink.red, green: 255 - ink.green, blue: 255 - ink.blue, alpha: 255)
    list.append(
      .fill(CGRect(x: 0, y: y, width: width, height: CellMetrics.height), ground, cornerRadius: 0))
    list.append(.text(hint, at: CGPoint(x: 0, y: y), DisplayTextStyle(color: ink)))
    return list
  }
}
