import AutomationAgent
import CellRendering
import Foundation
import TerminalUIKit

extension CellBuffer {
  /// The runs of text, row by row; frames and blocks don't count as text.
  var drawnText: [DrawnText] {
    var runs: [DrawnText] = []
    for row in 0..<rows {
      var run = Run(row: row)
      for column in 0..<columns {
        let cell = self[column, row]
        // This cell is the right half of a wide character.
        if cell.width == 0 { continue }
        run.add(cell, at: column, to: &runs)
      }
      run.finish(into: &runs)
    }
    return runs
  }

  /// Returns whether at least one character of a run is drawn in the same place here.
  func hasPart(of run: DrawnText) -> Bool {
    let row = Int(run.frame.minY / CellMetrics.height)
    var column = Int(run.frame.minX / CellMetrics.width)
    for character in run.text {
      guard column < columns, row < rows else { return false }
      if character != " ", self[column, row].character == character { return true }
      column += character == " " ? 1 : max(1, self[column, row].width)
    }
    return false
  }

  /// The characters of one row read so far.
  private struct Run {
    let row: Int
    var text = ""
    var start = 0
    /// The column after the last character that isn't a space.
    var end = 0
    /// The pending spaces, which count only if another character follows.
    var spaces = ""
    var foreground = DisplayColor.clear
    var background = DisplayColor.clear

    init(row: Int) { self.row = row }

    mutating func add(_ cell: Cell, at column: Int, to runs: inout [DrawnText]) {
      if cell.character == " " {
        spaces.append(" ")
        return
      }
      let isOther = cell.foreground != foreground || cell.background != background
      if cell.character.isLineDrawing {
        finish(into: &runs)
        return
      }
      // Two spaces separate two texts.
      if isOther || spaces.count > 1 { finish(into: &runs) }
      if text.isEmpty {
        (start, foreground, background) = (column, cell.foreground, cell.background)
        spaces = ""
      }
      text += spaces + String(cell.character)
      spaces = ""
      end = column + cell.width
    }

    mutating func finish(into runs: inout [DrawnText]) {
      defer {
        text = ""
        spaces = ""
      }
      guard !text.isEmpty else { return }
      runs.append(
        DrawnText(
          text: text,
          frame: CGRect(
            x: CGFloat(start) * CellMetrics.width, y: CGFloat(row) * CellMetrics.height,
            width: CGFloat(end - start) * CellMetrics.width, height: CellMetrics.height),
          foreground: foreground.seen, background: background.seen))
    }
  }
}

extension Character {
  /// Whether the character is part of a frame or a block.
  fileprivate var isLineDrawing: Bool {
    unicodeScalars.first.map { (0x2500...0x259F).contains($0.value) } ?? false
  }
}

extension DisplayColor {
  fileprivate var seen: DrawnText.Color {
    DrawnText.Color(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }
}
