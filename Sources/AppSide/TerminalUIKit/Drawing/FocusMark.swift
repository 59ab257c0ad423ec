import CellRendering
import Foundation

/// The mark of the view that has the keyboard focus: a bar at each side and a tinted background.
///
/// It plays the part of UIKit's focus halo, and looks the same on every view. The bars are
/// characters, so a terminal without colours shows them, too; they never cover text.
@MainActor
struct FocusMark {
  /// The marked area, in the view's coordinates.
  var area: CGRect
  /// The colour of the bars.
  var color: UIColor

  /// Draws the background, behind the view's subviews.
  func drawBackground(in context: DrawingContext) {
    context.fill(area, color.withAlphaComponent(Self.backgroundOpacity))
  }

  /// Draws the bars, in front of the view.
  func drawBars(in context: DrawingContext) {
    let shown = context.onScreen(area)
    let left = Self.columnEdge(shown.minX) - context.offset.x
    let right = Self.columnEdge(shown.maxX) - context.offset.x
    guard left < right else { return }
    context.fill(bar(from: left), color)
    if right - left > CellMetrics.width { context.fill(bar(from: right - Self.barWidth), color) }
  }

  /// Returns the left edge of the first column whose centre isn't left of a coordinate: those are
  /// the columns that a fill covers.
  private static func columnEdge(_ x: CGFloat) -> CGFloat {
    ((x - CellMetrics.width / 2) / CellMetrics.width).rounded(.up) * CellMetrics.width
  }

  private func bar(from x: CGFloat) -> CGRect {
    CGRect(x: x, y: area.minY, width: Self.barWidth, height: area.height)
  }

  /// Half a cell: the half blocks ▌ and ▐ are in every terminal's font.
  private static let barWidth = CellMetrics.width / 2
  private static let backgroundOpacity: CGFloat = 0.2
}

extension UIWindow {
  /// The view that shows the focus mark: the focused view, or the focused item of a list.
  var markedView: UIView? {
    switch focusedView {
    case let table as UITableView: table.focusedCell ?? table
    case let collection as UICollectionView: collection.focusedCell ?? collection
    case let view: view
    }
  }
}

extension UIView {
  /// A colour that is visible on the view's own background: the tint colour if there isn't one.
  var focusMarkColor: UIColor {
    guard let ground = backgroundColor, ground.cgColor.alpha >= 0.5 else { return tintColor }
    return .readable(on: ground)
  }
}
