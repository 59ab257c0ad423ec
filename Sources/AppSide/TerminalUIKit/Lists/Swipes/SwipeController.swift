import CellRendering
import Foundation

/// A cell that can show the buttons of a swipe.
@MainActor
protocol SwipeableCell: UIView {
  var swipeActions: SwipeActionsView? { get set }
  func setNeedsUpdateConfiguration()
}

/// Buttons that a swipe has shown, or is about to show, at a row.
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

/// Follows swipes over the rows of a list, and shows their buttons.
@MainActor
final class SwipeController {
  private var pending: RowSwipe?
  private(set) var open: RowSwipe?
  /// Called before buttons are shown.
  var willOpen: (IndexPath) -> Void = { _ in }
  /// Called after they have gone.
  var didClose: (RowSwipe) -> Void = { _ in }

  /// A finger has begun to swipe.
  func begin(_ swipe: RowSwipe) {
    close()
    pending = swipe
  }

  /// The finger of a swipe was lifted, or taken away.
  func end(translation: CGPoint, isCancelled: Bool) {
    guard let swipe = pending, let cell = swipe.cell else { return }
    pending = nil
    let edge = RowSwipe.Edge(translation: translation, isRightToLeft: cell.isRightToLeft)
    let distance = abs(translation.x)
    guard !isCancelled, edge == swipe.edge, distance >= Self.leastDistance else { return }
    if swipe.configuration.performsFirstActionWithFullSwipe,
      distance >= cell.frame.width * Self.fullShare, let first = swipe.configuration.actions.first
    {
      return perform(first, cell)
    }
    show(swipe)
  }

  /// Shows the buttons of a row.
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

  /// Puts the buttons away that are shown.
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

  /// In points: four cells.
  private static let leastDistance: CGFloat = 4 * CellMetrics.width
  /// The share of the row that a finger must cross to do what the first button does.
  private static let fullShare: CGFloat = 0.6
}
