import CellRendering
import Foundation

/// The scrolling of the text.
extension UITextView {
  /// Scrolls by the smallest distance that shows a range of the text.
  ///
  /// - Parameter range: The range, in UTF-16 units.
  public func scrollRangeToVisible(_ range: NSRange) {
    guard let characters = editor.characterRange(ofUTF16: range) else { return }
    show(characters.upperBound)
    show(characters.lowerBound)
  }

  /// The number of lines that fit the view.
  var visibleLines: Int {
    let height = storedBounds.height - textInsets.vertical
    return max(1, Int(min(max(height, 0), 1e6) / CellMetrics.height))
  }

  func showCaret() {
    needsCaretScroll = false
    show(editor.caret)
  }

  /// The actual insets of the text.
  ///
  /// A border takes up whole cells.
  var textInsets: UIEdgeInsets {
    var insets = textContainerInset
    guard hasBorder else { return insets }
    insets.left = max(insets.left, CellMetrics.width)
    insets.right = max(insets.right, CellMetrics.width)
    insets.top = max(insets.top, CellMetrics.height)
    insets.bottom = max(insets.bottom, CellMetrics.height)
    return insets
  }

  /// The part of the bounds inside the border.
  var borderFreeBounds: CGRect {
    hasBorder ? storedBounds.insetBy(dx: CellMetrics.width, dy: CellMetrics.height) : storedBounds
  }

  /// Whether there is a border with space for a line inside.
  var hasBorder: Bool {
    guard let layer = storedLayer, layer.borderWidth > 0, layer.borderColor != nil else {
      return false
    }
    return storedBounds.height <= 0 || storedBounds.height >= 3 * CellMetrics.height
  }

  /// Sets the content size to that of the text.
  ///
  /// A view without a width can't wrap lines yet.
  func updateContentSize() {
    needsContentSizeUpdate = false
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
    // The insets scroll with the first and last line.
    if line == 0 { top = 0 }
    if line == lines.lines.count - 1 { bottom += textInsets.bottom }
    if hasBorder {
      // The rows under the border aren't visible.
      top -= CellMetrics.height
      bottom += CellMetrics.height
    }
    let place = CGRect(x: storedBounds.minX, y: top, width: 0, height: bottom - top)
    let target = CGPoint(x: contentOffset.x, y: offset(showing: place).y)
    if target != contentOffset { setContentOffset(target, animated: false) }
  }
}
