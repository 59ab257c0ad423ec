import CellRendering
import Foundation

/// What a list draws around the content of a cell: background, separator, the mark of the focus.
///
/// The separator is a line of cells of its own at the bottom of the row, where it can be seen.
@MainActor
struct CellChrome {
  struct Separator: Equatable {
    var color: UIColor
    /// From the edge where reading begins, in points.
    var leading: CGFloat = 0
    /// From the edge where reading ends, in points.
    var trailing: CGFloat = 0
  }

  /// The line below the row; nil is none.
  var separator: Separator?
  /// The background of a row that has none of its own.
  var background: UIColor?
  /// Whether the keyboard's mark is on the row.
  var isFocused = false

  nonisolated init() {}

  /// The room below the content.
  var separatorHeight: CGFloat { separator == nil ? 0 : CellMetrics.height }

  func contentArea(in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width,
      height: max(0, bounds.height - separatorHeight))
  }

  /// Draws what is behind the content.
  func draw(
    in bounds: CGRect, of view: UIView, configuration: UIBackgroundConfiguration?, isMarked: Bool,
    context: DrawingContext
  ) {
    let area = contentArea(in: bounds)
    // The line under a row belongs to the list, not to the selection.
    if let background { context.fill(bounds, background) }
    if let configuration {
      configuration.draw(in: area, of: view, context: context)
    } else if isMarked {
      context.fill(area, .listSelection)
    }
    if isFocused {
      if !isMarked { context.fill(area, .systemFill) }
      let x = view.isRightToLeft ? area.maxX - Self.focusBarWidth : area.minX
      context.fill(
        CGRect(x: x, y: area.minY, width: Self.focusBarWidth, height: area.height),
        view.tintColor)
    }
    guard let separator, bounds.height >= CellMetrics.height else { return }
    let isRightToLeft = view.isRightToLeft
    let left = isRightToLeft ? separator.trailing : separator.leading
    let right = isRightToLeft ? separator.leading : separator.trailing
    context.fill(
      CGRect(
        x: bounds.minX + left, y: area.maxY + (CellMetrics.height - Self.separatorWidth) / 2,
        width: max(0, bounds.width - left - right), height: Self.separatorWidth),
      separator.color)
  }

  /// In points: thin enough to be drawn as a line.
  private static let separatorWidth: CGFloat = 1
  /// In points: thin enough to be drawn as a line along the edge of a cell.
  private static let focusBarWidth: CGFloat = 2
}
