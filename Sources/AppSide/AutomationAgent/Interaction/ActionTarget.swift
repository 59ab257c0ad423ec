import AppRuntime
import AutomationProtocol
import Foundation

/// An element that something is done to, and where.
@MainActor
struct ActionTarget {
  let element: any AutomationElement
  let place: ElementPlace?
  let tree: any ElementTree
  let loop: EventLoop

  init(
    _ element: any AutomationElement, at place: ElementPlace?, tree: any ElementTree,
    loop: EventLoop
  ) {
    self.element = element
    self.place = place
    self.tree = tree
    self.loop = loop
  }

  /// The point of the screen at which to begin.
  ///
  /// Without a place that is where the element can be hit, and what it is in is scrolled if it
  /// cannot be seen. With a place it is that place, whatever lies there (XCUICoordinate).
  ///
  /// - Parameter isUsed: Whether the element itself has to react.
  /// - Throws: `disabled`, `notHittable` or `outsideScreen`.
  func point(isUsed: Bool = false) throws -> CGPoint {
    if let place { return try pointOnScreen(place) }
    if isUsed, !element.automationIsEnabled { throw AutomationFailure.disabled(element.attributes) }
    return try reachablePoint()
  }

  /// The point of the screen at which to end a drag that began elsewhere.
  ///
  /// A place may lie off the screen, as a hand goes over the edge.
  ///
  /// - Throws: `notHittable`, or what is wrong with a place that is none.
  func endPoint() throws -> CGPoint {
    if let place {
      try place.check()
      return place.point(in: element.finiteFrame)
    }
    let visible = element.finiteVisibleFrame
    guard visible.width > 0, visible.height > 0 else {
      throw AutomationFailure.notHittable(
        element.attributes,
        element.finiteFrame.isEmpty ? .hasNoSize : .isOffScreen(screen: screen))
    }
    return visible.middle
  }

  /// The part of the screen that two fingers have for themselves.
  ///
  /// - Throws: `disabled` or `notHittable`.
  func twoFingerFrame() throws -> CGRect {
    _ = try point(isUsed: true)
    return element.finiteVisibleFrame
  }

  private func pointOnScreen(_ place: ElementPlace) throws -> CGPoint {
    try place.check()
    let point = place.point(in: element.finiteFrame)
    // The far edges are the first points that are off: a place at 1 is meant to be on the element.
    guard point.x >= screen.minX, point.y >= screen.minY, point.x <= screen.maxX,
      point.y <= screen.maxY
    else {
      throw AutomationFailure.outsideScreen(element.attributes, point: point, screen: screen)
    }
    return CGPoint(
      x: min(point.x, screen.maxX - Self.justInside), y: min(point.y, screen.maxY - Self.justInside)
    )
  }

  private func reachablePoint() throws -> CGPoint {
    let finder = HitPointFinder(tree: tree)
    guard let obstacle = finder.obstacle(for: element), mayScroll(past: obstacle),
      element.automationScrollIntoView()
    else { return try finder.hitPoint(for: element) }
    // What comes into view is laid out first.
    loop.settle()
    return try finder.hitPoint(for: element)
  }

  /// Whether scrolling is what a person would do to reach the element: when it is out of sight, or
  /// under a bar that content runs under, but not when something else is in front.
  private func mayScroll(past obstacle: Obstacle) -> Bool {
    switch obstacle {
    case .isOffScreen: true
    case .isCovered(let other): isBar(other)
    case .hasNoSize, .ignoresTouches: false
    }
  }

  private func isBar(_ other: ElementAttributes) -> Bool {
    guard let hit = tree.element(at: other.frame.middle) else { return false }
    let bars: Set<ElementType> = [.navigationBar, .tabBar, .toolbar, .statusBar]
    return (hit.path + [hit]).contains { bars.contains($0.automationType) }
  }

  var screen: CGRect { CGRect(origin: .zero, size: tree.screenSize) }

  /// In points.
  private static let justInside: CGFloat = 0.5
}
