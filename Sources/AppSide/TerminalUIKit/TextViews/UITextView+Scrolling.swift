import Foundation

/// How a text view makes its text the content that is scrolled.
extension UITextView {
  /// Scrolls as little as needed to show a part of the text.
  ///
  /// - Parameter range: In UTF-16 units.
  public func scrollRangeToVisible(_ range: NSRange) {
    guard let characters = editor.characterRange(ofUTF16: range) else { return }
    show(characters.upperBound)
    show(characters.lowerBound)
  }

  /// How many lines fit the view.
  var visibleLines: Int {
    let height = storedBounds.height - textContainerInset.vertical
    return max(1, Int(min(max(height, 0), 1e6) / CellMetrics.height))
  }

  func showCaret() { show(editor.caret) }

  /// Makes the content as big as the text; a view that has no width yet has no lines either.
  func updateContentSize() {
    guard storedBounds.width > 0 else { return }
    contentSize = CGSize(
      width: storedBounds.width,
      height: CGFloat(lines.lines.count) * CellMetrics.height + textContainerInset.vertical)
  }

  private func show(_ caret: Int) {
    guard isScrollEnabled else { return }
    let lines = lines
    let line = lines.line(of: caret)
    var top = textContainerInset.top + CGFloat(line) * CellMetrics.height
    var bottom = top + CellMetrics.height
    // The empty space belongs to the lines beside it.
    if line == 0 { top = 0 }
    if line == lines.lines.count - 1 { bottom += textContainerInset.bottom }
    let place = CGRect(x: storedBounds.minX, y: top, width: 0, height: bottom - top)
    let target = CGPoint(x: contentOffset.x, y: offset(showing: place).y)
    if target != contentOffset { setContentOffset(target, animated: false) }
  }
}
