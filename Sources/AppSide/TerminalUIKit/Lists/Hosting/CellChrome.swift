import CellRendering
import Foundation

/// The parts of a row that depend on the list: background, separator and focus.
///
/// The separator occupies one line of cells at the bottom of the row.
@MainActor
struct CellChrome {
  struct Separator: Equatable {
    var color: UIColor
    /// The inset from the leading edge, in points.
    var leading: CGFloat = 0
    /// The inset from the trailing edge, in points.
    var trailing: CGFloat = 0
  }

  /// The separator below the row, or `nil` if there isn't one.
  var separator: Separator?
  /// The background of a row without a background configuration.
  var background: UIColor?
  /// Whether the row has the focus.
  var isFocused = false

  nonisolated init() {}

  /// The height of the separator below the content.
  var separatorHeight: CGFloat { separator == nil ? 0 : CellMetrics.height }

  func contentArea(in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width,
      height: max(0, bounds.height - separatorHeight))
  }

  /// Draws the background and the separator.
  func draw(
    in bounds: CGRect, of view: UIView, configuration: UIBackgroundConfiguration?, isMarked: Bool,
    context: DrawingContext
  ) {
    let area = contentArea(in: bounds)
    // The list's background includes the separator, but a selection doesn't.
    if let background { context.fill(bounds, background) }
    if let configuration {
      configuration.draw(in: area, of: view, context: context)
    } else if isMarked {
      context.fill(area, .listSelection)
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

  /// The width in points, thin enough to be drawn as a line.
  private static let separatorWidth: CGFloat = 1
}
