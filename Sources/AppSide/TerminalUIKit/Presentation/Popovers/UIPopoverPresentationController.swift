import CellRendering
import Foundation

/// Shows a controller in a box beside what it belongs to (UIKit).
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at.
  open weak var sourceView: UIView?
  /// The part of the view that the popover points at, in points of the view; null is all of it.
  open var sourceRect: CGRect = .null { didSet { container?.setNeedsLayout() } }
  /// What the popover points at: a view or a bar button item.
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The bar button item that the popover points at.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
  /// Where the arrow may point.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// Where the arrow points, once the popover is there.
  final public internal(set) var arrowDirection: UIPopoverArrowDirection = .unknown
  /// Whether the popover may cover what it points at.
  open var canOverlapSourceViewRect = false
  /// The colour behind the content.
  open var backgroundColor: UIColor?

  /// Where the popover fits best beside what it points at.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    let placement = PopoverPlacement(
      size: contentSize(in: container.bounds.size), anchor: anchor(in: container),
      area: container.bounds, permitted: permittedArrowDirections)
    arrowDirection = placement.direction
    return placement.content
  }

  /// Whether anything says what it points at.
  var hasSource: Bool { sourceView != nil || sourceItem != nil }

  override var backdrop: PresentationBackdrop { .clear }
  override var isFramed: Bool { true }
  override var isDismissibleByUser: Bool { true }
  override var frameRole: AccessibilityRole { .popover }

  /// The arrow on the border, in points of the frame around the content.
  var arrowMark: (character: Character, position: CGPoint)? {
    guard let container, let frame = presentedView?.superview?.frame else { return nil }
    let anchor = anchor(in: container)
    guard !anchor.isNull else { return nil }
    let column = (anchor.midX - frame.minX).clampedToCells(within: frame.width, CellMetrics.width)
    let row = (anchor.midY - frame.minY).clampedToCells(within: frame.height, CellMetrics.height)
    switch arrowDirection {
    case .up: return ("▲", CGPoint(x: column, y: 0))
    case .down: return ("▼", CGPoint(x: column, y: frame.height - CellMetrics.height))
    case .left: return ("◀", CGPoint(x: 0, y: row))
    case .right: return ("▶", CGPoint(x: frame.width - CellMetrics.width, y: row))
    default: return nil
    }
  }

  /// What the popover points at, in points of the container; null when nothing is there.
  private func anchor(in container: UIView) -> CGRect {
    if let sourceItem { return sourceItem.frame(in: container) }
    guard let sourceView, sourceView.window != nil else { return .null }
    let rect = sourceRect.isNull ? sourceView.bounds : sourceRect.finite
    return sourceView.convert(rect, to: container)
  }

  private func contentSize(in room: CGSize) -> CGSize {
    let wanted = presentedViewController.preferredContentSize.orDefault(Self.usualSize)
    return wanted.wholeCells(within: room, margin: Self.margin)
  }

  private static let usualSize = CGSize(width: 320, height: 192)
  /// The border, at both sides.
  private static let margin = CGSize(width: 2 * CellMetrics.width, height: 2 * CellMetrics.height)
}

extension CGFloat {
  /// The start of the cell that a point is in, kept off the first and the last cell of a length.
  fileprivate func clampedToCells(within length: CGFloat, _ cell: CGFloat) -> CGFloat {
    let last = Swift.max(cell, length - 2 * cell)
    return (Swift.min(Swift.max(self, cell), last) / cell).rounded(.down) * cell
  }
}
