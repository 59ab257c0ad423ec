import AppRuntime
import AutomationProtocol
import Foundation

/// The target of an interaction: an element, and a position in it.
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

  /// Returns the point of the screen at which an interaction begins.
  ///
  /// Without a position it is the element's hit point, after scrolling the element into view if necessary.
  /// With a position it is that position, regardless of the element there (XCUICoordinate).
  ///
  /// - Parameter isUsed: Whether the element itself has to react.
  /// - Throws: `disabled`, `notHittable` or `outsideScreen`.
  func point(isUsed: Bool = false) throws -> CGPoint {
    if let place { return try pointOnScreen(place) }
    if isUsed, !element.automationIsEnabled {
      throw AutomationFailure.disabled(element.attributes, disabledReason)
    }
    return try reachablePoint()
  }

  /// Scrolls the element into view if necessary.
  ///
  /// - Throws: `notHittable` if no part of it is visible afterwards.
  func scrollIntoView() throws {
    if element.automationScrollIntoView() { loop.settle() }
    let visible = element.finiteVisibleFrame
    guard visible.width > 0, visible.height > 0 else {
      throw AutomationFailure.notHittable(
        element.attributes,
        element.finiteFrame.isEmpty ? .hasNoSize : .isOffScreen(screen: screen))
    }
  }

  /// Returns the point of the screen at which a drag ends.
  ///
  /// A position may lie off the screen, because a finger can move over the edge.
  ///
  /// - Throws: `notHittable`, or the failure of an invalid position.
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

  /// Returns the part of the screen in which two fingers move.
  ///
  /// - Throws: `disabled` or `notHittable`.
  func twoFingerFrame() throws -> CGRect {
    _ = try point(isUsed: true)
    return element.finiteVisibleFrame
  }

  /// The reason the element is disabled.
  private var disabledReason: DisabledReason {
    if let modal = tree.modalElement, !element.isInside(modal) { return .modal(modal.attributes) }
    var container: (any AutomationElement)?
    var walk = AncestorWalk(from: element)
    while let ancestor = walk.next(), !ancestor.automationIsEnabled { container = ancestor }
    return container.map { .container($0.attributes) } ?? .itself
  }

  private func pointOnScreen(_ place: ElementPlace) throws -> CGPoint {
    try place.check()
    let point = place.point(in: element.finiteFrame)
    // The right and bottom edges are already off the screen, but a position of 1 is meant to be on the
    // element. The visible part of an element may lie outside the screen, as a keyboard's does. A point on
    // the keyboard's upper edge counts as on the keyboard, although the screen touches that edge, too.
    let areas = [screen, element.finiteVisibleFrame]
    guard
      let area = areas.first(where: { $0.contains(point) })
        ?? areas.first(where: { $0.containsOrTouches(point) })
    else {
      throw AutomationFailure.outsideScreen(element.attributes, point: point, screen: screen)
    }
    return CGPoint(
      x: min(point.x, area.maxX - Self.edgeInset), y: min(point.y, area.maxY - Self.edgeInset))
  }

  private func reachablePoint() throws -> CGPoint {
    let finder = HitPointFinder(tree: tree)
    guard let obstacle = finder.obstacle(for: element), mayScroll(past: obstacle),
      element.automationScrollIntoView()
    else { return try finder.hitPoint(for: element) }
    // The views that have come into view must be laid out first.
    loop.settle()
    return try finder.hitPoint(for: element)
  }

  /// Returns whether to scroll past an obstacle.
  ///
  /// A person scrolls if the element is out of sight or under a bar, but not if something else
  /// covers it.
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

  /// The distance from the edge, in points, for positions on the edge.
  private static let edgeInset: CGFloat = 0.5
}

extension CGRect {
  /// Returns whether a point is in the rectangle or on its edge.
  fileprivate func containsOrTouches(_ point: CGPoint) -> Bool {
    point.x >= minX && point.y >= minY && point.x <= maxX && point.y <= maxY
  }
}
