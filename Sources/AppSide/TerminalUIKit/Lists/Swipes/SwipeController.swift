import CellRendering
import Foundation

/// A cell that can show swipe actions.
@MainActor
protocol SwipeableCell: UIView {
  var swipeActions: SwipeActionsView? { get set }
  func setNeedsUpdateConfiguration()
}

/// The swipe actions that are shown, or about to be shown, at a row.
@MainActor
struct RowSwipe {
  enum Edge {
    case leading, trailing

    init(translation: CGPoint, isRightToLeft: Bool) {
      self = (translation.x > 0) != isRightToLeft ? .leading : .trailing
    }
  }

  weak var cell: (any SwipeableCell)?
  let indexPath: IndexPath
  let edge: Edge
  let configuration: UISwipeActionsConfiguration
}

/// The controller of swipes over a list's rows, which shows and hides their actions.
@MainActor
final class SwipeController {
  private var pending: RowSwipe?
  private(set) var open: RowSwipe?
  /// Called before actions are shown.
  var willOpen: (IndexPath) -> Void = { _ in }
  /// Called after actions have been hidden.
  var didClose: (RowSwipe) -> Void = { _ in }

  /// Called when a finger begins to swipe.
  func begin(_ swipe: RowSwipe) {
    close()
    pending = swipe
  }

  /// Called when the finger of a swipe is lifted or the touch is cancelled.
  func end(translation: CGPoint, isCancelled: Bool) {
    guard let swipe = pending, let cell = swipe.cell else { return }
    pending = nil
    let edge = RowSwipe.Edge(translation: translation, isRightToLeft: cell.isRightToLeft)
    let distance = abs(translation.x)
    guard !isCancelled, edge == swipe.edge, distance >= Self.minimumDistance else { return }
    if swipe.configuration.performsFirstActionWithFullSwipe,
      distance >= cell.frame.width * Self.fullSwipeFraction,
      let first = swipe.configuration.actions.first
    {
      return perform(first, cell)
    }
    show(swipe)
  }

  /// Shows the actions of a row.
  func show(_ swipe: RowSwipe) {
    close()
    guard let cell = swipe.cell else { return }
    willOpen(swipe.indexPath)
    let view = SwipeActionsView(swipe.configuration, at: swipe.edge) { [weak self] action, view in
      self?.perform(action, view)
    }
    open = swipe
    cell.swipeActions = view
    cell.addSubview(view)
    cell.setNeedsUpdateConfiguration()
  }

  /// Hides the visible actions.
  func close() {
    guard let swipe = open else { return }
    open = nil
    if let cell = swipe.cell {
      cell.swipeActions?.removeFromSuperview()
      cell.swipeActions = nil
      cell.setNeedsUpdateConfiguration()
    }
    didClose(swipe)
  }

  private func perform(_ action: UIContextualAction, _ view: UIView) {
    action.handler(action, view) { [weak self] _ in self?.close() }
  }

  /// The minimum distance in points, which is four cells.
  private static let minimumDistance: CGFloat = 4 * CellMetrics.width
  /// The fraction of the row's width from which on a swipe performs the first action.
  private static let fullSwipeFraction: CGFloat = 0.6
}
