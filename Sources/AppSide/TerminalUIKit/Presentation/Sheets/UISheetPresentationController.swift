import CellRendering
import Foundation

/// Shows a controller in a box in front of the dimmed screen (UIKit).
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The finger that moves it; nil while none does.
  final var drag: SheetDrag?

  /// The heights at which it comes to rest: one of all the room, unless the app sets others.
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
  /// The detent at which it is; nil, or one that is not there, is the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  /// The highest detent at which the screen behind is neither dimmed nor out of reach; nil, or one that is
  /// not there, is none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  /// Whether a drag up in content that is at its top gives the sheet its next height first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether there is a bar to grab it by; remembered only, for the whole frame can be.
  open var prefersGrabberVisible = false
  /// How round the corners are, in points; remembered only.
  open var preferredCornerRadius: CGFloat?

  /// Changes detents with an animation.
  open func animateChanges(_ changes: () -> Void) {
    UIApplication.shared.animate(
      duration: Self.settling, delay: 0,
      {
        changes()
        container?.layoutIfNeeded()
      }, nil)
  }

  /// Works the heights out again.
  open func invalidateDetents() { container?.setNeedsLayout() }

  /// A box of the height of the detent, at the bottom of the room: a large one for a page sheet; for a form
  /// sheet one of the size that the controller prefers.
  open override var frameOfPresentedViewInContainerView: CGRect {
    frame(height: height(of: selectedDetentIdentifier))
  }

  override var frameOfMoment: CGRect {
    drag.map(frame(of:)) ?? frameOfPresentedViewInContainerView
  }

  /// The box where it has all the room.
  var largestFrame: CGRect {
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

  override var backdrop: PresentationBackdrop { isUndimmed ? .none : .dimmed }
  override var letsThrough: Bool { isUndimmed }
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

  /// How long it takes to come to rest, in seconds.
  static let settling: TimeInterval = 0.4
  private static let formSize = CGSize(width: 400, height: 224)
}
