import AutomationProtocol
import Foundation

/// Finds where an element can be hit, or why it cannot.
@MainActor
struct HitPointFinder {
  let tree: any ElementTree

  /// A point of the screen at which a touch goes to the element.
  ///
  /// Any visible part will do (XCUITest); where its developer wants it to be tapped is tried first,
  /// then the middle.
  ///
  /// - Throws: `notHittable` with the obstacle.
  func hitPoint(for element: any AutomationElement) throws -> CGPoint {
    switch search(element) {
    case .success(let point): return point
    case .failure(let obstacle):
      throw AutomationFailure.notHittable(element.attributes, obstacle.obstacle)
    }
  }

  /// Why the element cannot be hit, nil when it can.
  func obstacle(for element: any AutomationElement) -> Obstacle? {
    if case .failure(let found) = search(element) { return found.obstacle }
    return nil
  }

  private struct Blocked: Error { var obstacle: Obstacle }

  private func search(_ element: any AutomationElement) -> Result<CGPoint, Blocked> {
    let frame = element.finiteFrame
    guard frame.width > 0, frame.height > 0 else { return .failure(Blocked(obstacle: .hasNoSize)) }
    if let point = activationPoint(of: element) { return .success(point) }
    let visible = element.finiteVisibleFrame
    guard visible.width > 0, visible.height > 0 else {
      let screen = CGRect(origin: .zero, size: tree.screenSize)
      return .failure(Blocked(obstacle: .isOffScreen(screen: screen)))
    }
    var inTheWay: (any AutomationElement)?
    for point in candidatePoints(in: visible) {
      guard let hit = tree.element(at: point) else { continue }
      // A touch on something inside the element is on it; a touch that nothing inside takes goes to
      // what the element is in, as with a label in a cell.
      if hit.isInside(element) || element.isInside(hit) { return .success(point) }
      if inTheWay == nil { inTheWay = hit }
    }
    let obstacle = inTheWay.map { Obstacle.isCovered(by: $0.attributes) } ?? .ignoresTouches
    return .failure(Blocked(obstacle: obstacle))
  }

  /// Where its developer wants it to be tapped, if a touch there goes to it, or, for a point outside of
  /// it, to something in what it is in: what lies in front of both is not to be touched.
  private func activationPoint(of element: any AutomationElement) -> CGPoint? {
    guard let point = element.automationActivationPoint, point.isFinite,
      let hit = tree.element(at: point)
    else {
      return nil
    }
    if hit.isInside(element) || element.isInside(hit) { return point }
    guard !element.finiteFrame.contains(point), let container = element.automationParent,
      hit.isInside(container)
    else { return nil }
    return point
  }

  /// The middle, then a grid of points that finds any part of a cell's size.
  private func candidatePoints(in frame: CGRect) -> [CGPoint] {
    var points = [frame.middle]
    for row in Self.gridFractions {
      for column in Self.gridFractions {
        points.append(
          CGPoint(x: frame.minX + frame.width * column, y: frame.minY + frame.height * row))
      }
    }
    return points
  }

  private static let gridFractions: [CGFloat] = [0.5, 0.25, 0.75, 0.05, 0.95]
}

extension CGRect {
  /// The point in the middle.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
