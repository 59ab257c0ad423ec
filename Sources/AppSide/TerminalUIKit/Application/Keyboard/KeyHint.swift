import CellRendering
import Foundation

/// The hint at the lower right of the terminal that F1 shows the keys.
@MainActor
enum KeyHint {
  static let text = "F1 keys"

  /// Adds the hint to a picture of the screen if its place is empty.
  static func add(to list: inout DisplayList, traits: UITraitCollection) {
    let buffer = CellBuffer(list)
    let row = buffer.rows - 1
    // The last column is often a scroll bar's.
    let first = buffer.columns - 1 - text.count
    let needed = (first - 1)..<(buffer.columns - 1)
    guard row > 0, first > 0, needed.allSatisfy({ buffer[$0, row].isBlank }) else { return }
    if let caret = buffer.caret, caret.row == row, needed.contains(caret.column) { return }
    let color = UIColor.tertiaryLabel.components(with: traits).displayColor(opacity: 1)
    let place = CGPoint(
      x: CGFloat(first) * CellMetrics.width, y: CGFloat(row) * CellMetrics.height)
    list.append(.text(text, at: place, DisplayTextStyle(color: color)))
  }
}
