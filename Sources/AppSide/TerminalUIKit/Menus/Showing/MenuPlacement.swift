import CellRendering
import Foundation

/// The placement of a menu: below its anchor or else above it, inside the window.
enum MenuPlacement {
  static func frame(of size: CGSize, beside anchor: CGRect, in area: CGRect) -> CGRect {
    var x = min(anchor.minX, area.maxX - size.width)
    x = (max(x, area.minX) / CellMetrics.width).rounded(.down) * CellMetrics.width
    let below = (anchor.maxY / CellMetrics.height).rounded(.up) * CellMetrics.height
    let above = (anchor.minY / CellMetrics.height).rounded(.down) * CellMetrics.height - size.height
    let y: CGFloat
    if below + size.height <= area.maxY {
      y = max(below, area.minY)
    } else if above >= area.minY, above + size.height <= area.maxY {
      y = above
    } else {
      let lowest = max(area.minY, area.maxY - size.height)
      y = (lowest / CellMetrics.height).rounded(.down) * CellMetrics.height
    }
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }
}
