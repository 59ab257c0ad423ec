import Foundation

/// Text views scroll by whole lines.
extension UITextView: WheelReceiver {
  /// What of the text is at the view's top left corner, in points of the text: whole lines.
  public var contentOffset: CGPoint {
    get { CGPoint(x: 0, y: CGFloat(firstLine) * CellMetrics.height) }
    set { scroll(to: Int((min(newValue.y.finiteOrZero, 1e9) / CellMetrics.height).rounded())) }
  }

  /// The size of the text, in points.
  public var contentSize: CGSize {
    CGSize(
      width: storedBounds.width,
      height: CGFloat(lines.lines.count) * CellMetrics.height + textContainerInset.vertical)
  }

  /// Scrolls as little as needed to show a part of the text.
  ///
  /// - Parameter range: In UTF-16 units.
  public func scrollRangeToVisible(_ range: NSRange) {
    guard let characters = editor.characterRange(ofUTF16: range) else { return }
    show(characters.upperBound)
    show(characters.lowerBound)
  }

  var visibleLines: Int {
    let height = storedBounds.height - textContainerInset.vertical
    return max(1, Int(min(max(height, 0), 1e6) / CellMetrics.height))
  }

  /// The first line at which the last one is just on show.
  var mostFirstLine: Int { isScrollEnabled ? max(0, lines.lines.count - visibleLines) : 0 }

  func scroll(to line: Int) {
    let limited = min(max(line, 0), mostFirstLine)
    guard limited != firstLine else { return }
    firstLine = limited
    setNeedsDisplay()
  }

  func showCaret() { show(editor.caret) }

  func turnWheel(by distance: CGPoint) -> Bool {
    let previous = firstLine
    scroll(to: firstLine - distance.y.wholeSteps(of: CellMetrics.height))
    return firstLine != previous
  }

  func dragged(to point: CGPoint) {
    guard var drag else { return }
    let distance = point.y - drag.start.y
    if abs(distance) >= CellMetrics.height / 2 { drag.hasMoved = true }
    self.drag = drag
    if drag.hasMoved, abs(distance) < 1e6 {
      scroll(to: drag.firstLine - Int((distance / CellMetrics.height).rounded()))
    }
  }

  private func show(_ caret: Int) {
    let line = lines.line(of: caret)
    if line < firstLine {
      scroll(to: line)
    } else if line >= firstLine + visibleLines {
      scroll(to: line - visibleLines + 1)
    }
  }
}
