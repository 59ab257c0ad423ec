import Foundation

/// A drawing of an app's screen with a frame around it.
struct ScreenFrame {
  /// The rows of the screen, with or without colours.
  var rows: [String]
  /// The width of the screen, in cells.
  var width: Int
  /// The width of each row as displayed, in cells.
  var rowWidths: [Int]

  /// Returns the lines of the drawing, from the top.
  func lines(title: String) -> [String] {
    let heading = "─ \(title) "
    let rest = max(0, width - heading.count)
    let top = "╭\(heading)\(String(repeating: "─", count: rest))╮"
    let bottom = "╰\(String(repeating: "─", count: width))╯"
    let middle = zip(rows, rowWidths).map { row, rowWidth in
      "│\(row)\(String(repeating: " ", count: max(0, width - rowWidth)))│"
    }
    return [top] + middle + [bottom]
  }
}
