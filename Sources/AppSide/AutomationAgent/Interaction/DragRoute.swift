import AutomationProtocol
import Foundation

/// The way of a finger or the mouse over the screen.
@MainActor
struct DragRoute {
  let start: CGPoint
  let end: CGPoint
  /// In seconds of app time: before it moves, while it moves, and before it is lifted.
  let press: TimeInterval
  let movement: TimeInterval
  let hold: TimeInterval

  /// The way of a drag from one element to another, or to itself.
  ///
  /// - Throws: What keeps either from being used.
  init(_ drag: Interaction.Drag, from target: ActionTarget) throws {
    let destination = drag.destination
    do {
      let element = try QueryResolver(tree: target.tree).single(destination.query)
      let other = ActionTarget(element, at: destination.place, tree: target.tree, loop: target.loop)
      // Getting the first one into view may move the other, so it comes first.
      start = try target.point()
      end = try other.endPoint()
    } catch let failure as AutomationFailure {
      throw target.isReason(for: failure) ? failure : .destination(failure)
    }
    press = drag.pressDuration
    hold = drag.holdDuration
    movement = start.distance(to: end) / drag.velocity
    try Interaction.check(movement: movement)
  }

  /// The way of a swipe: from where the element can be hit towards an edge of it.
  ///
  /// - Throws: What keeps it from being used.
  init(_ swipe: Interaction.Swipe, over target: ActionTarget) throws {
    start = try target.point()
    let size = target.element.finiteVisibleFrame.size
    let length =
      switch swipe.direction {
      case .up, .down: max(size.height * Self.share, Self.leastLength)
      case .left, .right: max(size.width * Self.share, Self.leastLength)
      }
    var end = start
    switch swipe.direction {
    case .up: end.y -= length
    case .down: end.y += length
    case .left: end.x -= length
    case .right: end.x += length
    }
    let screen = target.screen
    end.x = min(max(end.x, screen.minX), screen.maxX)
    end.y = min(max(end.y, screen.minY), screen.maxY)
    self.end = end
    press = 0
    hold = 0
    movement = start.distance(to: end) / swipe.velocity
    try Interaction.check(movement: movement)
  }

  /// A way between two points at the default speed.
  init(from start: CGPoint, to end: CGPoint) {
    self.start = start
    self.end = end
    press = 0
    hold = 0
    movement = start.distance(to: end) / GestureSpeed.default
  }

  /// Where it is after a share of the way.
  func point(at share: Double) -> CGPoint {
    // The end is given as it is, so that rounding takes nothing away from it.
    share >= 1
      ? end
      : CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
  }

  /// How far a swipe goes, as a share of the element: from the middle it stays on it.
  private static let share: CGFloat = 0.4
  /// In points: whatever the element's size, a swipe goes farther than a tap that slips.
  private static let leastLength: CGFloat = 80
}

extension ActionTarget {
  /// Whether a failure is about this element.
  fileprivate func isReason(for failure: AutomationFailure) -> Bool {
    switch failure {
    case .notHittable(let found, _), .disabled(let found), .outsideScreen(let found, _, _):
      found.identity == element.automationIdentity
    default: false
    }
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> Double {
    let (x, y) = (Double(other.x - self.x), Double(other.y - self.y))
    return (x * x + y * y).squareRoot()
  }
}
