import CellRendering
import Foundation

extension UITextView {
  func drawText(in context: DrawingContext) {
    let lines = lines
    let caretLine = lines.line(of: editor.caret)
    for line in shownLines(of: lines.lines.count) {
      let origin = origin(of: line, lines)
      drawSelection(in: line, lines, origin, context)
      context.text(lines.text(line), at: origin, textColor ?? .label, font: font)
      if line == caretLine, hasKeyboardFocus {
        let x = origin.x + CGFloat(lines.column(of: editor.caret)) * CellMetrics.width
        context.caret(at: CGPoint(x: x, y: origin.y))
      }
    }
  }

  /// Returns the lines that are at least partly visible.
  ///
  /// Lines under a border aren't.
  private func shownLines(of count: Int) -> Range<Int> {
    func line(at y: CGFloat) -> CGFloat { (y - textInsets.top) / CellMetrics.height }
    let limits = 0...CGFloat(count)
    let shown = borderFreeBounds
    let isWhole = hasBorder
    let first = line(at: shown.minY).rounded(isWhole ? .up : .down).clamped(to: limits)
    let end = line(at: shown.maxY).rounded(isWhole ? .down : .up).clamped(to: limits)
    return Int(first)..<Int(max(first, end))
  }

  /// Begins editing and moves the caret to a tap; a double tap selects a word, a triple tap selects
  /// all.
  func tapped(at point: CGPoint, _ tapCount: Int) {
    guard bounds.contains(point), isEditable, becomeFirstResponder() else { return }
    if tapCount > 2 { return selectAll(nil) }
    let lines = lines
    let row = ((point.y - textInsets.top) / CellMetrics.height).rounded(.down)
    let line = Int(row.clamped(to: 0...CGFloat(lines.lines.count - 1)))
    let column = (point.x - origin(of: line, lines).x) / CellMetrics.width
    let caret = lines.caret(line: line, column: Double(column))
    changeSelection { editor in
      editor.select(caret..<caret)
      guard tapCount == 2 else { return }
      editor.selectWord()
    }
  }

  /// Returns the start of a line, in the view's coordinates.
  private func origin(of line: Int, _ lines: WrappedText) -> CGPoint {
    let width = storedBounds.width - textInsets.horizontal
    let share = textAlignment.leadingShare(isRightToLeft: isRightToLeft)
    let free = width / CellMetrics.width - CGFloat(lines.width(lines.lines[line]))
    return CGPoint(
      x: textInsets.left + (max(0, free) * share).rounded(.down) * CellMetrics.width,
      y: textInsets.top + CGFloat(line) * CellMetrics.height)
  }

  private func drawSelection(
    in line: Int, _ lines: WrappedText, _ origin: CGPoint, _ context: DrawingContext
  ) {
    let range = lines.lines[line]
    let selection = editor.selection.clamped(to: range)
    guard isFirstResponder, !selection.isEmpty else { return }
    let before = lines.width(range.lowerBound..<selection.lowerBound)
    let rect = CGRect(
      x: origin.x + CGFloat(before) * CellMetrics.width, y: origin.y,
      width: CGFloat(lines.width(selection)) * CellMetrics.width, height: CellMetrics.height)
    context.fill(rect, tintColor.withAlphaComponent(0.3))
  }
}

extension CGFloat {
  /// Returns the nearest value in a range, or its lower bound for NaN.
  fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension TextEditor {
  /// Selects the text between two positions and moves the caret to the second one.
  mutating func select(_ anchor: Int, _ caret: Int) {
    select(anchor..<anchor)
    guard anchor != caret else { return }
    if caret > anchor {
      select(anchor..<caret)
    } else {
      for _ in 0..<min(anchor - caret, self.caret) { move(.left, isSelecting: true) }
    }
  }
}
