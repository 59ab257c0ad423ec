import CellRendering
import Foundation

/// The heights that a sheet can have, and its frame at each.
extension UISheetPresentationController {
  /// The detents in use with their heights, in points, from the lowest on.
  var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    let most = largestFrame.height
    let room = SheetRoom(
      traits: container?.traitCollection ?? presentedViewController.traitCollection, height: most)
    let known: [(identifier: Detent.Identifier, height: CGFloat)] = detents.compactMap { detent in
      detent.resolvedValue(in: room).map { wanted in
        let rows = (wanted.finiteOrZero / CellMetrics.height).rounded(.down)
        return (detent.identifier, min(max(rows, 1) * CellMetrics.height, most))
      }
    }
    return known.isEmpty ? [(.large, most)] : known.sorted { $0.height < $1.height }
  }

  /// The height at a detent; that of the lowest for one that is not there.
  func height(of identifier: Detent.Identifier?) -> CGFloat {
    let heights = heights
    return (heights.first { $0.identifier == identifier } ?? heights[0]).height
  }

  /// Whether there is a detent above the present one.
  var canGrow: Bool {
    (heights.last?.height ?? 0) > height(of: selectedDetentIdentifier)
  }

  /// Whether the screen behind is as bright and in reach as without the sheet.
  var isUndimmed: Bool {
    let heights = heights
    guard let limit = heights.first(where: { $0.identifier == largestUndimmedDetentIdentifier })
    else { return false }
    return height(of: selectedDetentIdentifier) <= limit.height
  }

  /// The box at a height: its bottom stays where it is.
  func frame(height: CGFloat) -> CGRect {
    var frame = largestFrame
    frame.origin.y = frame.maxY - height
    frame.size.height = height
    return frame
  }

  /// The box while a finger moves it.
  ///
  /// Between its detents it gets higher and lower, below the lowest it moves out of the screen. It resists
  /// where it may not go.
  func frame(of drag: SheetDrag) -> CGRect {
    let heights = heights
    let (least, most) = (heights[0].height, heights[heights.count - 1].height)
    let wanted = drag.wantedHeight
    if wanted > most { return frame(height: most + resisted(wanted - most)) }
    if wanted >= least { return frame(height: wanted) }
    let way = drag.dismissal == .begun ? least - wanted : resisted(least - wanted)
    return frame(height: least).offsetBy(dx: 0, dy: way)
  }

  /// How far it follows a finger to where it may not go, as UIKit's scroll views do.
  private func resisted(_ way: CGFloat) -> CGFloat {
    let room = container?.bounds.height ?? 0
    guard room > 0, way > 0 else { return 0 }
    return (1 - 1 / (way * 0.55 / room + 1)) * room
  }
}
