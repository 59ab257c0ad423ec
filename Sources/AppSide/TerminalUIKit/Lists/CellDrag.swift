import CellRendering
import Foundation

/// A cell that a finger drags to another place of its list.
///
/// It stays under the finger while the list scrolls, and is kept when its row goes out of sight.
@MainActor
final class CellDrag<Cell: UIView> {
  let cell: Cell
  /// Where it would be let go of, in points of the content.
  private(set) var target: CGPoint
  private weak var list: UIScrollView?
  /// From the middle of the cell to the finger.
  private let grip: CGPoint
  /// In points of the visible part.
  private var fingerOnScreen = CGPoint.zero
  private var scroller: EdgeScroller?

  /// Takes hold of a cell.
  ///
  /// - Parameters:
  ///   - cell: The cell, in its place.
  ///   - list: What it is in.
  ///   - finger: Where the finger came down, in points of the content.
  init(of cell: Cell, in list: UIScrollView, from finger: CGPoint) {
    self.cell = cell
    self.list = list
    grip = finger.offset(from: cell.center)
    target = finger
    scroller = EdgeScroller(list) { [weak self] in self?.stayUnderFinger() }
  }

  /// Follows the finger, and scrolls the list while that is at an edge.
  ///
  /// - Parameter finger: Where it is, in points of the content.
  func move(to finger: CGPoint) {
    place(at: finger)
    fingerOnScreen = finger.offset(from: list?.contentOffset ?? .zero)
    scroller?.fingerDidMove(to: finger)
  }

  /// Puts the cell back to where it was.
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
    let way = finger.offset(from: grip).offset(from: cell.center)
    cell.transform = CGAffineTransform(translationX: way.x, y: way.y)
  }
}
