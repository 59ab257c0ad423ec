import CellRendering
import Foundation

/// A presentation controller that shows content in a box in front of the dimmed screen (UIKit).
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The drag that moves the sheet, or `nil` if there isn't one.
  final var drag: SheetDrag?

  /// The detents of the sheet; by default only the large one.
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
  /// The detent of the sheet.
  ///
  /// If it is `nil` or not in `detents`, the sheet is at its lowest detent.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  /// The highest detent at which the content behind is reachable and not dimmed.
  ///
  /// If it is `nil` or not in `detents`, the content is always dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  /// Whether an upward drag in content at its top expands the sheet before scrolling.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet has a grabber; stored but has no effect, because the whole frame can be
  /// dragged.
  open var prefersGrabberVisible = false
  /// The corner radius in points; stored but has no effect.
  open var preferredCornerRadius: CGFloat?

  /// Animates changes of the sheet's detents.
  open func animateChanges(_ changes: () -> Void) {
    UIApplication.shared.animate(
      duration: Self.settling, delay: 0,
      {
        changes()
        container?.layoutIfNeeded()
      }, nil)
  }

  /// Resolves the heights of the detents again.
  open func invalidateDetents() { container?.setNeedsLayout() }

  /// The frame at the selected detent, above the bottom edge of the sheet's largest frame.
  ///
  /// A page sheet is large; a form sheet has the controller's preferred size.
  open override var frameOfPresentedViewInContainerView: CGRect {
    frame(height: height(of: selectedDetentIdentifier))
  }

  override var currentFrame: CGRect {
    drag.map(frame(of:)) ?? frameOfPresentedViewInContainerView
  }

  /// The frame at the large detent.
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
  override var allowsInteractionBehind: Bool { isUndimmed }
  override var isFramed: Bool { true }
  override var isDismissibleByUser: Bool { true }

  override func didCreateFrameView(_ frame: UIView) {
    frame.addGestureRecognizer(SheetPanGestureRecognizer(of: self))
  }

  /// Returns the space for the border and, if possible, for a part of the screen behind.
  private static func margin(in room: CGSize) -> CGSize {
    let columns: CGFloat = room.width >= 60 * CellMetrics.width ? 10 : 2
    let rows: CGFloat = room.height >= 16 * CellMetrics.height ? 4 : 2
    return CGSize(width: columns * CellMetrics.width, height: rows * CellMetrics.height)
  }

  /// The duration of the movement to a detent, in seconds.
  static let settling: TimeInterval = 0.4
  private static let formSize = CGSize(width: 400, height: 224)
}
