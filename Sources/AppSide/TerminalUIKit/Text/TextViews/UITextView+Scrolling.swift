import CellRendering
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
    let height = storedBounds.height - textInsets.vertical
    return max(1, Int(min(max(height, 0), 1e6) / CellMetrics.height))
  }

  func showCaret() {
    isCaretBehind = false
    show(editor.caret)
  }

  /// The room around the text that it really has: a border takes the cells that it is drawn in.
  var textInsets: UIEdgeInsets {
    var insets = textContainerInset
    guard hasBorder else { return insets }
    insets.left = max(insets.left, CellMetrics.width)
    insets.right = max(insets.right, CellMetrics.width)
    insets.top = max(insets.top, CellMetrics.height)
    insets.bottom = max(insets.bottom, CellMetrics.height)
    return insets
  }

  /// The part of the bounds that a border leaves.
  var borderFreeBounds: CGRect {
    hasBorder ? storedBounds.insetBy(dx: CellMetrics.width, dy: CellMetrics.height) : storedBounds
  }

  /// Whether there is a border, and room for a line inside it.
  var hasBorder: Bool {
    guard let layer = storedLayer, layer.borderWidth > 0, layer.borderColor != nil else {
      return false
    }
    return storedBounds.height <= 0 || storedBounds.height >= 3 * CellMetrics.height
  }

  /// Makes the content as big as the text; a view that has no width yet has no lines either.
  func updateContentSize() {
    isContentBehind = false
    guard storedBounds.width > 0 else { return }
    contentSize = CGSize(
      width: storedBounds.width,
      height: CGFloat(lines.lines.count) * CellMetrics.height + textInsets.vertical)
  }

  private func show(_ caret: Int) {
    guard isScrollEnabled else { return }
    let lines = lines
    let line = lines.line(of: caret)
    var top = textInsets.top + CGFloat(line) * CellMetrics.height
    var bottom = top + CellMetrics.height
    // The empty space belongs to the lines beside it.
    if line == 0 { top = 0 }
    if line == lines.lines.count - 1 { bottom += textInsets.bottom }
    if hasBorder {
      // What is under the border cannot be seen.
      top -= CellMetrics.height
      bottom += CellMetrics.height
    }
    let place = CGRect(x: storedBounds.minX, y: top, width: 0, height: bottom - top)
    let target = CGPoint(x: contentOffset.x, y: offset(showing: place).y)
    if target != contentOffset { setContentOffset(target, animated: false) }
  }
}
