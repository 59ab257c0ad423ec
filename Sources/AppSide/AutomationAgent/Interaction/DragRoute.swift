import AutomationProtocol
import Foundation

/// The path of a finger or the mouse across the screen.
@MainActor
struct DragRoute {
  let start: CGPoint
  let end: CGPoint
  /// The durations before, during and after the movement, in seconds of app time.
  let press: TimeInterval
  let movement: TimeInterval
  let hold: TimeInterval

  /// Makes the path of a drag from one element to another, or within one.
  ///
  /// - Throws: The failure that prevents using either element.
  init(_ drag: Interaction.Drag, from target: ActionTarget) throws {
    let destination = drag.destination
    do {
      let element = try QueryResolver(tree: target.tree).single(destination.query)
      let other = ActionTarget(element, at: destination.place, tree: target.tree, loop: target.loop)
      // Scrolling the first element into view may move the second, so the start is determined
      // first.
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

  /// Makes the path of a swipe, from the element's hit point towards an edge of the element.
  ///
  /// - Throws: The failure that prevents using the element.
  init(_ swipe: Interaction.Swipe, over target: ActionTarget) throws {
    start = try target.point()
    let size = target.element.finiteVisibleFrame.size
    let length =
      switch swipe.direction {
      case .up, .down: max(size.height * Self.defaultFraction, Self.minimumLength)
      case .left, .right: max(size.width * Self.defaultFraction, Self.minimumLength)
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

  /// Makes a path between two points at the default speed.
  init(from start: CGPoint, to end: CGPoint) {
    self.start = start
    self.end = end
    press = 0
    hold = 0
    movement = start.distance(to: end) / GestureSpeed.default
  }

  /// Returns the point at a fraction of the path.
  func point(at share: Double) -> CGPoint {
    // The end is returned as given, so that it isn't affected by rounding.
    share >= 1
      ? end
      : CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
  }

  /// The length of a swipe as a fraction of the element's size; from the centre it stays on the
  /// element.
  private static let defaultFraction: CGFloat = 0.4
  /// The minimum length of a swipe, in points, which distinguishes it from a tap that slips.
  private static let minimumLength: CGFloat = 80
}

extension ActionTarget {
  /// Returns whether a failure concerns this element.
  fileprivate func isReason(for failure: AutomationFailure) -> Bool {
    switch failure {
    case .notHittable(let found, _), .disabled(let found, _), .outsideScreen(let found, _, _):
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
