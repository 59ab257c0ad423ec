import Foundation

/// A screen of an app, drawn with a frame around it.
struct ScreenFrame {
  /// The rows of the screen, with or without colours.
  var rows: [String]
  /// How wide the screen is, in cells.
  var width: Int
  /// How many cells each row takes as it is shown.
  var rowWidths: [Int]

  /// The frame's lines, from the top.
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
