import AutomationProtocol
import Foundation

/// Finds the hit point of an element, or the obstacle to hitting it.
@MainActor
struct HitPointFinder {
  let tree: any ElementTree

  /// Returns a point of the screen at which a touch goes to the element.
  ///
  /// Any visible part will do (XCUITest). The activation point is tried first, then the centre.
  ///
  /// - Throws: `notHittable` with the obstacle.
  func hitPoint(for element: any AutomationElement) throws -> CGPoint {
    switch search(element) {
    case .success(let point): return point
    case .failure(let obstacle):
      throw AutomationFailure.notHittable(element.attributes, obstacle.obstacle)
    }
  }

  /// Returns the obstacle to hitting the element; `nil` if it is hittable.
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
    var coveringElement: (any AutomationElement)?
    for point in candidatePoints(in: visible) {
      guard let hit = tree.element(at: point) else { continue }
      // A hit on a descendant counts as a hit on the element. A hit on an ancestor counts too,
      // because a touch that the element doesn't handle goes there, as with a label in a cell.
      if hit.isInside(element) || element.isInside(hit) { return .success(point) }
      if coveringElement == nil { coveringElement = hit }
    }
    let obstacle = coveringElement.map { Obstacle.isCovered(by: $0.attributes) } ?? .ignoresTouches
    return .failure(Blocked(obstacle: obstacle))
  }

  /// Returns the activation point that the developer has set, if a touch there goes to the element.
  ///
  /// If the point lies outside the element, the touch may also go to something in the element's
  /// parent, but not to something in front of both.
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

  /// Returns the centre, followed by a grid of points fine enough to find any visible part the size
  /// of a cell.
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
  /// The centre.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
