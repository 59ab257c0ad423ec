import Foundation

/// Shows a controller in a box in front of the dimmed screen (UIKit).
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A large box for a page sheet; for a form sheet one of the size that the controller prefers.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let room = container?.bounds.size else { return .zero }
    let wanted: CGSize
    if style == .formSheet {
      wanted = presentedViewController.preferredContentSize.orDefault(Self.formSize)
    } else {
      wanted = room
    }
    let margin = Self.margin(in: room)
    let size = wanted.wholeCells(within: room, margin: margin)
    return CGRect(
      x: ((room.width - size.width) / 2 / CellMetrics.width).rounded(.down) * CellMetrics.width,
      y: ((room.height - size.height) / 2 / CellMetrics.height).rounded(.down)
        * CellMetrics.height, width: size.width, height: size.height)
  }

  override var backdrop: PresentationBackdrop { .dimmed }
  override var isFramed: Bool { true }
  override var isDismissibleByUser: Bool { true }

  override func frameDidCome(_ frame: UIView) {
    frame.addGestureRecognizer(SheetPanGestureRecognizer(of: self))
  }

  /// The border and, where there is room for it, some of the screen behind.
  private static func margin(in room: CGSize) -> CGSize {
    let columns: CGFloat = room.width >= 60 * CellMetrics.width ? 10 : 2
    let rows: CGFloat = room.height >= 16 * CellMetrics.height ? 4 : 2
    return CGSize(width: columns * CellMetrics.width, height: rows * CellMetrics.height)
  }

  private static let formSize = CGSize(width: 400, height: 224)
}
