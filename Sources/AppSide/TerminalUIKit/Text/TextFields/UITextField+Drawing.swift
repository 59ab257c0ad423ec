import CellRendering
import Foundation

extension UITextField {
  var contentSize: CGSize {
    let text =
      isSecureTextEntry ? editor.count * TextMetrics.width(of: Self.bullet) : editor.width()
    let cells = max(text, TextMetrics.width(of: placeholder ?? ""))
    let insets = borderStyle == .none ? UIEdgeInsets.zero : Self.borderInsets
    // The caret takes a cell after the text.
    return CGSize(
      width: CGFloat(cells + 1) * CellMetrics.width + insets.horizontal + widthOfSides,
      height: CellMetrics.height)
  }

  func drawField(in context: DrawingContext) {
    drawBorder(in: context)
    let rect =
      isEditing ? editingRect(forBounds: storedBounds) : textRect(forBounds: storedBounds)
    let cells = Int(max(0, min(rect.width, Self.maximumWidth)) / CellMetrics.width)
    guard cells > 0 else { return }
    let y = rect.midY - CellMetrics.height / 2
    if editor.text.isEmpty, let placeholder {
      let rect = placeholderRect(forBounds: storedBounds)
      let text = TextMetrics.truncate(placeholder, toCells: cells)
      let x = start(of: TextMetrics.width(of: text), in: rect, cells, context)
      context.text(
        text, at: CGPoint(x: x, y: y), sides.placeholderColor ?? .placeholderText, font: font)
    }
    scrollToCaret(cells: cells)
    let visible = visibleRange(cells: cells)
    let text = shownText(in: visible)
    let x = start(of: TextMetrics.width(of: text), in: rect, cells, context)
    drawSelection(visible: visible, x: x, y: y, in: context)
    context.text(text, at: CGPoint(x: x, y: y), shownColor, font: font)
    if hasKeyboardFocus {
      let before = shownText(in: firstVisible..<max(firstVisible, editor.caret))
      let offset = CGFloat(TextMetrics.width(of: before)) * CellMetrics.width
      context.caret(at: CGPoint(x: x + offset, y: y))
    }
  }

  /// Begins editing and moves the caret to a tap; a double tap selects a word, a triple tap selects
  /// all.
  func tapped(at point: CGPoint, _ tapCount: Int) {
    guard isEnabled, bounds.contains(point) else { return }
    let wasEditing = isEditing
    guard becomeFirstResponder() else { return }
    // Selecting a word would reveal the word boundaries of hidden text.
    if tapCount > 2 || tapCount == 2 && isSecureTextEntry { return selectAll(nil) }
    guard wasEditing || tapCount == 2 else { return }
    var x = editingRect(forBounds: storedBounds).minX
    var offset = firstVisible
    while offset < editor.count {
      let width = CGFloat(shownWidth(at: offset)) * CellMetrics.width
      if x + width / 2 > point.x { break }
      x += width
      offset += 1
    }
    changeSelection { editor in
      editor.select(offset..<offset)
      if tapCount == 2 { editor.selectWord() }
    }
  }

  private var shownColor: UIColor { isEnabled ? textColor ?? .label : .tertiaryLabel }

  private func drawBorder(in context: DrawingContext) {
    let bounds = storedBounds
    switch borderStyle {
    case .none: break
    case .line: context.stroke(bounds, .opaqueSeparator, width: 1)
    case .bezel, .roundedRect:
      if backgroundColor == nil {
        context.fill(
          bounds, isEnabled ? .tertiarySystemFill : .quaternarySystemFill,
          cornerRadius: borderStyle == .bezel ? 0 : Self.cornerRadius)
      }
      if bounds.height >= Self.smallestFrame {
        context.stroke(
          bounds, isEditing ? tintColor : .opaqueSeparator, width: 1,
          cornerRadius: borderStyle == .bezel ? 0 : Self.cornerRadius)
      }
    }
  }

  private func drawSelection(
    visible: Range<Int>, x: CGFloat, y: CGFloat, in context: DrawingContext
  ) {
    let selection = editor.selection.clamped(to: visible)
    guard isEditing, !selection.isEmpty else { return }
    let before = TextMetrics.width(of: shownText(in: visible.lowerBound..<selection.lowerBound))
    let width = TextMetrics.width(of: shownText(in: selection))
    let rect = CGRect(
      x: x + CGFloat(before) * CellMetrics.width, y: y, width: CGFloat(width) * CellMetrics.width,
      height: CellMetrics.height)
    context.fill(rect, tintColor.withAlphaComponent(0.3))
  }

  private func start(
    of width: Int, in rect: CGRect, _ cells: Int, _ context: DrawingContext
  ) -> CGFloat {
    let share = textAlignment.leadingShare(isRightToLeft: isRightToLeft(in: context))
    let free = (Double(max(0, cells - width)) * share).rounded(.down)
    return rect.minX + CGFloat(free) * CellMetrics.width
  }

  /// Scrolls by the smallest distance that shows the caret.
  private func scrollToCaret(cells: Int) {
    guard isEditing else {
      firstVisible = 0
      return
    }
    let caret = editor.caret
    firstVisible = min(firstVisible, caret)
    // The caret takes a cell, too.
    var used = TextMetrics.width(of: shownText(in: firstVisible..<caret)) + 1
    while used > cells, firstVisible < caret {
      used -= shownWidth(at: firstVisible)
      firstVisible += 1
    }
  }

  private func visibleRange(cells: Int) -> Range<Int> {
    var end = firstVisible
    var used = 0
    while end < editor.count {
      used += shownWidth(at: end)
      if used > cells { break }
      end += 1
    }
    return firstVisible..<end
  }

  private func shownText(in range: Range<Int>) -> String {
    isSecureTextEntry
      ? String(repeating: Self.bullet, count: range.count) : editor.text(in: range)
  }

  /// Returns the width of a visible character, in cells.
  private func shownWidth(at offset: Int) -> Int {
    TextMetrics.width(of: isSecureTextEntry ? Self.bullet : editor.characters[offset])
  }

  private static let cornerRadius: CGFloat = 5
  /// The minimum height for a border around the text: three rows.
  private static let smallestFrame = 3 * CellMetrics.height
  private static let maximumWidth: CGFloat = 1_000_000
}
