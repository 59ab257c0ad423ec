import Foundation

/// The parts of which paths are built.
extension CGPath {
  /// Adds an element.
  ///
  /// As in Core Graphics, an element with a number that isn't finite is left out.
  func append(_ element: Element) {
    shape = nil
    if let usable = element.usable { elements.append(usable) }
  }

  /// Transforms the whole path; a simple shape stays one if it is only moved or stretched.
  func apply(_ transform: CGAffineTransform) {
    let transformed = elements.compactMap { $0.applying(transform).usable }
    let isWhole = transformed.count == elements.count
    elements = transformed
    guard isWhole, transform.b == 0, transform.c == 0 else { return shape = nil }
    switch shape {
    case .rect(let rect): shape = .rect(rect.applying(transform).standardized)
    case .roundedRect(let rect, let radius):
      shape =
        abs(transform.a) == abs(transform.d)
        ? .roundedRect(rect.applying(transform).standardized, radius: radius * abs(transform.a))
        : nil
    case nil: break
    }
  }

  func addRectangle(_ rect: CGRect) {
    append(.move(CGPoint(x: rect.minX, y: rect.minY)))
    append(.line(CGPoint(x: rect.maxX, y: rect.minY)))
    append(.line(CGPoint(x: rect.maxX, y: rect.maxY)))
    append(.line(CGPoint(x: rect.minX, y: rect.maxY)))
    append(.close)
  }

  /// Adds a rectangle some of whose corners are quarters of ellipses.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - width: The width of a corner.
  ///   - height: The height of a corner.
  ///   - corners: The corners that are rounded.
  func addRounded(
    _ rect: CGRect, width: CGFloat, height: CGFloat, corners: UIRectCorner = .allCorners
  ) {
    let width = min(max(0, width.finiteOrZero), rect.width / 2)
    let height = min(max(0, height.finiteOrZero), rect.height / 2)
    // In the order in which the path passes them: the point itself, and the directions from it to the
    // points where its rounding begins and ends.
    let turns: [(corner: UIRectCorner, x: CGFloat, y: CGFloat, from: CGPoint, to: CGPoint)] = [
      (.topRight, rect.maxX, rect.minY, CGPoint(x: -width, y: 0), CGPoint(x: 0, y: height)),
      (.bottomRight, rect.maxX, rect.maxY, CGPoint(x: 0, y: -height), CGPoint(x: -width, y: 0)),
      (.bottomLeft, rect.minX, rect.maxY, CGPoint(x: width, y: 0), CGPoint(x: 0, y: -height)),
      (.topLeft, rect.minX, rect.minY, CGPoint(x: 0, y: height), CGPoint(x: width, y: 0)),
    ]
    let start = corners.contains(.topLeft) ? rect.minX + width : rect.minX
    append(.move(CGPoint(x: start, y: rect.minY)))
    for turn in turns {
      let point = CGPoint(x: turn.x, y: turn.y)
      guard corners.contains(turn.corner) else {
        append(.line(point))
        continue
      }
      func along(_ way: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: point.x + way.x * share, y: point.y + way.y * share)
      }
      append(.line(along(turn.from, 1)))
      append(
        .curve(
          along(turn.to, 1), control1: along(turn.from, 1 - Self.quarterControl),
          control2: along(turn.to, 1 - Self.quarterControl)))
    }
    append(.close)
  }

  /// Adds a part of a circle, with a line to its beginning if the path has a point.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius, in points.
  ///   - start: The angle of the beginning, in radians.
  ///   - end: The angle of the end, in radians.
  ///   - isGrowing: Whether the angle grows, which on the screen is clockwise.
  func addCircle(
    _ center: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat, isGrowing: Bool
  ) {
    let (start, end, radius) = (start.finiteOrZero, end.finiteOrZero, max(0, radius.finiteOrZero))
    let circle = 2 * CGFloat.pi
    var sweep = isGrowing ? end - start : start - end
    if abs(sweep) >= circle { sweep = circle } else if sweep < 0 { sweep += circle }
    let parts = max(1, Int((sweep / (circle / 4)).rounded(.up)))
    let step = (isGrowing ? sweep : -sweep) / CGFloat(parts)
    // The distance of the control points from the ends of an arc of a circle with radius 1.
    let reach = 4 / 3 * tan(step / 4)
    func point(_ angle: CGFloat, _ tangent: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - tangent * sin(angle)),
        y: center.y + radius * (sin(angle) + tangent * cos(angle)))
    }
    append(elements.isEmpty ? .move(point(start, 0)) : .line(point(start, 0)))
    for part in 0..<parts {
      let from = start + CGFloat(part) * step
      append(
        .curve(
          point(from + step, 0), control1: point(from, reach),
          control2: point(from + step, -reach)))
    }
  }

  /// The share of a corner's size at which the control points of its quarter of an ellipse lie.
  private static let quarterControl: CGFloat = 0.5523
}
