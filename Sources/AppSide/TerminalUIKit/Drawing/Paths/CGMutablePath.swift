import Foundation

/// A path that can be changed (Core Graphics, which isn't available on Linux).
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public override init() { super.init() }

  /// Begins a new part of the path at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.move(point.applying(transform)))
  }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(point.applying(transform)))
  }

  /// Adds lines between points, beginning a new part at the first one.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(.quadCurve(end, control: control).applying(transform))
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append(.curve(end, control1: control1, control2: control2).applying(transform))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRectangle(rect.standardized.finite) }
  }

  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addRounded(rect.standardized.finite, width: cornerWidth, height: cornerHeight)
    }
  }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let rect = rect.standardized.finite
    add(transform) { $0.addRounded(rect, width: rect.width / 2, height: rect.height / 2) }
  }

  /// Adds a part of a circle.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius, in points.
  ///   - startAngle: The angle of the beginning, in radians.
  ///   - endAngle: The angle of the end, in radians.
  ///   - clockwise: Whether the angle becomes smaller, as Core Graphics names it for an axis that
  ///     points up.
  ///   - transform: The transform of the arc.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    if transform.isIdentity {
      addCircle(center, radius, from: startAngle, to: endAngle, isGrowing: !clockwise)
    } else {
      add(transform) {
        $0.addCircle(center, radius, from: startAngle, to: endAngle, isGrowing: !clockwise)
      }
    }
  }

  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(transform) { $0.elements = path.elements }
  }

  /// Adds a line to the beginning of the current part, which ends it.
  public func closeSubpath() { append(.close) }

  private func add(_ transform: CGAffineTransform, _ build: (CGPath) -> Void) {
    let part = CGPath()
    build(part)
    for element in part.elements { append(element.applying(transform)) }
  }
}
