import CellRendering
import Foundation

/// The drag of a cell to another position in its list.
///
/// The cell stays under the finger while the list scrolls, and isn't reused when its row leaves the
/// visible area.
@MainActor
final class CellDrag<Cell: UIView> {
  let cell: Cell
  /// The position at which the cell would be dropped, in content coordinates.
  private(set) var target: CGPoint
  private weak var list: UIScrollView?
  /// The distance from the centre of the cell to the finger.
  private let grip: CGPoint
  /// The position of the finger in the visible area, in points.
  private var fingerOnScreen = CGPoint.zero
  private var scroller: EdgeScroller?

  /// Starts dragging a cell.
  ///
  /// - Parameters:
  ///   - cell: The cell at its original position.
  ///   - list: The list that contains the cell.
  ///   - finger: The position of the touch in content coordinates.
  init(of cell: Cell, in list: UIScrollView, from finger: CGPoint) {
    self.cell = cell
    self.list = list
    grip = finger.offset(from: cell.center)
    target = finger
    scroller = EdgeScroller(list) { [weak self] in self?.stayUnderFinger() }
  }

  /// Moves the cell with the finger, and scrolls the list while the finger is at an edge.
  ///
  /// - Parameter finger: The position of the finger in content coordinates.
  func move(to finger: CGPoint) {
    place(at: finger)
    fingerOnScreen = finger.offset(from: list?.contentOffset ?? .zero)
    scroller?.fingerDidMove(to: finger)
  }

  /// Moves the cell back to its original position.
  func end() {
    scroller?.stop()
    cell.transform = .identity
  }

  private func stayUnderFinger() {
    guard let offset = list?.contentOffset else { return }
    move(to: CGPoint(x: fingerOnScreen.x + offset.x, y: fingerOnScreen.y + offset.y))
  }

  private func place(at finger: CGPoint) {
    target = finger
    let offset = finger.offset(from: grip).offset(from: cell.center)
    cell.transform = CGAffineTransform(translationX: offset.x, y: offset.y)
  }
}
