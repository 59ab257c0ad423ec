import CellRendering
import Foundation

/// The heights of a sheet and its frame at each.
extension UISheetPresentationController {
  /// The active detents and their heights in points, in ascending order.
  var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    let most = largestFrame.height
    let room = SheetDetentContext(
      traits: container?.traitCollection ?? presentedViewController.traitCollection, height: most)
    let known: [(identifier: Detent.Identifier, height: CGFloat)] = detents.compactMap { detent in
      detent.resolvedValue(in: room).map { wanted in
        let rows = (wanted.finiteOrZero / CellMetrics.height).rounded(.down)
        return (detent.identifier, min(max(rows, 1) * CellMetrics.height, most))
      }
    }
    return known.isEmpty ? [(.large, most)] : known.sorted { $0.height < $1.height }
  }

  /// Returns the height at a detent, or the lowest height if there is no such detent.
  func height(of identifier: Detent.Identifier?) -> CGFloat {
    let heights = heights
    return (heights.first { $0.identifier == identifier } ?? heights[0]).height
  }

  /// Whether there is a detent above the current one.
  var canGrow: Bool {
    (heights.last?.height ?? 0) > height(of: selectedDetentIdentifier)
  }

  /// Whether the content behind is reachable and not dimmed.
  var isUndimmed: Bool {
    let heights = heights
    guard let limit = heights.first(where: { $0.identifier == largestUndimmedDetentIdentifier })
    else { return false }
    return height(of: selectedDetentIdentifier) <= limit.height
  }

  /// Returns the frame at a height.
  ///
  /// The bottom edge stays in place.
  func frame(height: CGFloat) -> CGRect {
    var frame = largestFrame
    frame.origin.y = frame.maxY - height
    frame.size.height = height
    return frame
  }

  /// Returns the frame during a drag.
  ///
  /// Between the detents the sheet changes its height; below the lowest one it moves off the
  /// screen. It resists a drag beyond its limits.
  func frame(of drag: SheetDrag) -> CGRect {
    let heights = heights
    let (least, most) = (heights[0].height, heights[heights.count - 1].height)
    let wanted = drag.unlimitedHeight
    if wanted > most { return frame(height: most + resisted(wanted - most)) }
    if wanted >= least { return frame(height: wanted) }
    let distance = drag.dismissal == .begun ? least - wanted : resisted(least - wanted)
    return frame(height: least).offsetBy(dx: 0, dy: distance)
  }

  /// Returns the distance that the sheet follows a drag beyond its limits, with the resistance of
  /// UIKit's scroll views.
  private func resisted(_ distance: CGFloat) -> CGFloat {
    let room = container?.bounds.height ?? 0
    guard room > 0, distance > 0 else { return 0 }
    return (1 - 1 / (distance * 0.55 / room + 1)) * room
  }
}
