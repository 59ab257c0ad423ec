import CellRendering
import ElementTypes
import Foundation

/// A presentation controller that shows content in a box beside its anchor (UIKit).
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that contains the anchor.
  open weak var sourceView: UIView?
  /// The anchor rectangle in the source view's coordinates; null for the view's bounds.
  open var sourceRect: CGRect = .null { didSet { container?.setNeedsLayout() } }
  /// The item that is the anchor: a view or a bar button item.
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The bar button item that is the anchor.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
  /// The arrow directions that the popover can use.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// The direction of the arrow while the popover is presented.
  final public internal(set) var arrowDirection: UIPopoverArrowDirection = .unknown
  /// Whether the popover can cover its anchor.
  open var canOverlapSourceViewRect = false
  /// The colour behind the content.
  open var backgroundColor: UIColor?

  /// The frame of the popover's content beside its anchor, in the container's coordinates.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    let placement = PopoverPlacement(
      size: contentSize(in: container.bounds.size), anchor: anchor(in: container),
      area: container.bounds, permitted: permittedArrowDirections)
    arrowDirection = placement.direction
    return placement.content
  }

  /// Whether the popover has an anchor.
  var hasSource: Bool { sourceView != nil || sourceItem != nil }

  override var backdrop: PresentationBackdrop { .clear }
  override var isFramed: Bool { true }
  override var isDismissibleByUser: Bool { true }
  override var frameRole: ElementType { .popover }

  /// The arrow's character and its position in the frame view's coordinates, or `nil` for no arrow.
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

  /// Returns the anchor in the container's coordinates, or a null rectangle if there isn't one.
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
  /// The size of the border at both sides.
  private static let margin = CGSize(width: 2 * CellMetrics.width, height: 2 * CellMetrics.height)
}

extension CGFloat {
  /// Returns the start of the cell that contains the value, excluding the first and last cells of a
  /// length.
  fileprivate func clampedToCells(within length: CGFloat, _ cell: CGFloat) -> CGFloat {
    let last = Swift.max(cell, length - 2 * cell)
    return (Swift.min(Swift.max(self, cell), last) / cell).rounded(.down) * cell
  }
}
