import Foundation

/// The path that a context builds.
extension CGContext {
  /// The path that has been built since it was last drawn, or `nil` if it is empty.
  public var path: CGPath? { builtPath.isEmpty ? nil : builtPath.copy() }

  /// Begins a new path.
  public func beginPath() { builtPath = CGMutablePath() }

  /// Begins a new part of the path at a point.
  public func move(to point: CGPoint) { builtPath.move(to: point) }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { builtPath.addLine(to: point) }

  /// Adds lines between points.
  public func addLines(between points: [CGPoint]) { builtPath.addLines(between: points) }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { builtPath.addRect(rect) }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { builtPath.addEllipse(in: rect) }

  /// Adds a part of a circle; see ``CGMutablePath/addArc(center:radius:startAngle:endAngle:clockwise:transform:)``.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    builtPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    builtPath.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    builtPath.addQuadCurve(to: end, control: control)
  }

  /// Adds another path.
  public func addPath(_ path: CGPath) { builtPath.addPath(path) }

  /// Adds a line to the beginning of the current part, which ends it.
  public func closePath() { builtPath.closeSubpath() }

  /// Fills the path and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(builtPath, rule: rule)
    beginPath()
  }

  /// Draws the outline of the path and begins a new one.
  public func strokePath() {
    stroke(builtPath)
    beginPath()
  }

  /// Draws the path and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill, .fillStroke: fill(builtPath, rule: .winding)
    case .eoFill, .eoFillStroke: fill(builtPath, rule: .evenOdd)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: stroke(builtPath)
    case .fill, .eoFill: break
    }
    beginPath()
  }

  /// Clips subsequent drawing to the rectangle around the path and begins a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    if !builtPath.isEmpty { clip(to: builtPath.boundingBoxOfPath) }
    beginPath()
  }
}
