import CellRendering
import Foundation
import TerminalIO
import TerminalTestSupport
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// The output that a change on a full screen causes.
@MainActor
struct RedrawTests {
  private let screen = TestScreen()
  private let labels: [UILabel]
  private let diff = TerminalDiff(depth: .trueColor)

  init() {
    labels = (0..<24).map { row in
      let label = UILabel(frame: rect(0, CGFloat(row) * 16, 640, 16))
      label.text =
        "Row \(row) with text from one edge of the screen to the other: "
        + String(repeating: "x", count: 20)
      return label
    }
    for label in labels { screen.add(label) }
  }

  private func picture() -> CellBuffer {
    screen.activate()
    screen.settle()
    return CellBuffer(screen.window.displayList())
  }

  /// Returns the number of cells that a change modifies, and the bytes written for it.
  private func cost(_ change: () -> Void) -> (cells: Int, bytes: [UInt8]) {
    let before = picture()
    change()
    let after = picture()
    var cells = 0
    for row in 0..<before.rows {
      for column in 0..<before.columns where before[column, row] != after[column, row] {
        cells += 1
      }
    }
    var terminal = TerminalEmulator(columns: before.columns, rows: before.rows)
    terminal.receive(diff.bytes(from: nil, to: before))
    let bytes = diff.bytes(from: before, to: after)
    terminal.receive(bytes)
    #expect(terminal.differences(from: after) == [] && terminal.complaints == [])
    return (cells, bytes)
  }

  @Test func `a changed label writes its changed cells and no others`() {
    let whole = diff.bytes(from: nil, to: picture()).count
    #expect(whole > 1900)
    let one = cost { labels[12].text = labels[12].text?.replacing("Row 12", with: "Row 99") }
    #expect(one.cells == 2)
    // Position, colour, two characters, and the frame of a synchronised update.
    #expect(
      String(decoding: one.bytes, as: UTF8.self).replacing("\u{1B}", with: "␛").count < 60,
      "\(one.bytes.count) bytes")
    #expect(String(decoding: one.bytes, as: UTF8.self).contains("99"))
    #expect(!String(decoding: one.bytes, as: UTF8.self).contains("with"))
  }

  @Test func `a shorter text clears the rest, and two labels write in two places`() {
    let shorter = cost { labels[3].text = "Row 3" }
    #expect(
      shorter.cells > 60 && shorter.bytes.count < shorter.cells + 60, "\(shorter.bytes.count) bytes"
    )
    let two = cost {
      labels[0].text = labels[0].text?.replacing("Row 0", with: "Row A")
      labels[23].text = labels[23].text?.replacing("Row 23", with: "Row B3")
    }
    #expect(two.cells == 2 && two.bytes.count < 80, "\(two.bytes.count) bytes")
  }

  @Test func `an invisible change writes nothing`() {
    let nothing = cost {
      labels[5].text = labels[5].text.map { $0 + "" }
      labels[5].setNeedsDisplay()
      labels[5].isHidden = true
      labels[5].isHidden = false
      screen.root.setNeedsLayout()
    }
    #expect(nothing.cells == 0 && nothing.bytes == [])
  }
}
