import CellRendering
import Foundation

/// The scroll indicators.
extension UIScrollView {
  func drawIndicators(in context: DrawingContext) {
    for axis in [NSLayoutConstraint.Axis.vertical, .horizontal] {
      guard let bar = indicatorFrame(axis) else { continue }
      context.fill(bar, .systemGray)
    }
  }

  /// Returns the frame of an axis's indicator, or `nil` if there is nothing to scroll.
  func indicatorFrame(_ axis: NSLayoutConstraint.Axis) -> CGRect? {
    let isVertical = axis == .vertical
    guard isVertical ? showsVerticalScrollIndicator : showsHorizontalScrollIndicator,
      overflows(axis)
    else { return nil }
    let track = indicatorTrack(axis)
    let range = offsetRange
    let extent = isVertical ? track.height : track.width
    let distance =
      isVertical ? range.maximum.y - range.minimum.y : range.maximum.x - range.minimum.x
    let page = isVertical ? unobscuredRect.height : unobscuredRect.width
    let passed = isVertical ? contentOffset.y - range.minimum.y : contentOffset.x - range.minimum.x
    let cell = isVertical ? CellMetrics.height : CellMetrics.width
    guard extent > 0, distance > 0, page > 0 else { return nil }
    // Whole cells keep the length constant while the indicator moves.
    let length = min(extent, max(cell, (extent * page / (page + distance) / cell).rounded() * cell))
    let share = min(max(passed / distance, 0), 1)
    let place = (extent - length) * share
    return isVertical
      ? CGRect(x: track.minX, y: track.minY + place, width: track.width, height: length)
      : CGRect(x: track.minX + place, y: track.minY, width: length, height: track.height)
  }

  /// Returns the strip along the edge in which an axis's indicator moves.
  private func indicatorTrack(_ axis: NSLayoutConstraint.Axis) -> CGRect {
    let bounds = storedBounds
    let bars = adjustedContentInset
    let contentInset = self.contentInset
    // Indicators avoid the bars of the screen but not the app's content inset.
    let covered = UIEdgeInsets(
      top: bars.top - contentInset.top - scrolling.refreshInset,
      left: bars.left - contentInset.left,
      bottom: bars.bottom - contentInset.bottom, right: bars.right - contentInset.right)
    let area = bounds.inset(by: covered)
    if axis == .vertical {
      let area = area.inset(by: verticalScrollIndicatorInsets)
      return CGRect(
        x: area.maxX - Self.indicatorWidth, y: area.minY, width: Self.indicatorWidth,
        height: max(0, area.height))
    }
    let inner = area.inset(by: horizontalScrollIndicatorInsets)
    return CGRect(
      x: inner.minX, y: inner.maxY - Self.indicatorHeight, width: max(0, inner.width),
      height: Self.indicatorHeight)
  }

  /// The width in points, thin enough for a line along the edge of a cell.
  private static let indicatorWidth: CGFloat = 2
  /// The height in points, thin enough for a line along the edge of a cell.
  private static let indicatorHeight: CGFloat = 3

  // MARK: Elements for tests

  func visitScrollBars(_ visit: (UIResponder) -> Bool) -> Bool {
    // Whatever hides the content's elements also hides the scroll bars.
    if accessibilityElementsHidden || accessibilityElements != nil { return true }
    if showsVerticalScrollIndicator, overflows(.vertical) || alwaysBounceVertical {
      let bar = scrolling.verticalBar ?? ScrollBarElement(of: self, axis: .vertical)
      scrolling.verticalBar = bar
      if !visit(bar) { return false }
    }
    if showsHorizontalScrollIndicator, overflows(.horizontal) || alwaysBounceHorizontal {
      let bar = scrolling.horizontalBar ?? ScrollBarElement(of: self, axis: .horizontal)
      scrolling.horizontalBar = bar
      if !visit(bar) { return false }
    }
    return true
  }
}
