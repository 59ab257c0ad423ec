import Foundation

/// A path that can be filled, drawn as an outline and used to clip (UIKit).
///
/// Cells show rectangles, also with rounded corners, and the cells whose centres are inside other
/// shapes. Of outlines they show rectangles and lines that are horizontal or vertical.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  final private var path = CGMutablePath()

  /// Creates an empty path.
  public override init() { super.init() }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init(cgPath: CGPath(rect: rect, transform: nil))
  }

  /// Creates an ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
  }

  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerRadius: The radius of the corners, in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      cgPath: CGPath(
        roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil))
  }

  /// Creates a rectangle of which some corners are rounded.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - corners: The corners to round.
  ///   - cornerRadii: The width and height of a corner, in points.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    path.addRounded(
      rect.standardized.finite, width: cornerRadii.width, height: cornerRadii.height,
      corners: corners)
  }

  /// Creates a part of a circle.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius, in points.
  ///   - startAngle: The angle of the beginning, in radians.
  ///   - endAngle: The angle of the end, in radians.
  ///   - clockwise: Whether the arc is drawn clockwise.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path from one of Core Graphics.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path = CGPath.mutableCopy() ?? path
  }

  /// Creates an empty path, because there are no Interface Builder archives on Linux.
  public required init?(coder: NSCoder) { super.init() }

  /// The path as one of Core Graphics.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? path }
  }

  // MARK: Building

  /// Begins a new part of the path at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a curve with two control points.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a part of a circle, with angles in radians.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addCircle(center, radius, from: startAngle, to: endAngle, isGrowing: clockwise)
  }

  /// Adds a line to the beginning of the current part, which ends it.
  open func close() { path.closeSubpath() }

  /// Removes all points.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) { path.apply(transform) }

  // MARK: Properties

  /// Whether the path has no points.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the path; zero for a path without lines.
  open var bounds: CGRect {
    let box = path.boundingBoxOfPath
    return box.isNull ? .zero : box
  }

  /// The last point of the path, or zero if it is empty.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Returns whether a point is inside the path.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: rule) }

  /// The width of the outline, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of lines, which cells don't show.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the joints of lines, which cells don't show.
  open var lineJoinStyle = CGLineJoin.miter
  /// The limit of a pointed joint, which cells don't show.
  open var miterLimit: CGFloat = 10
  /// The accuracy of curves, which has no effect.
  open var flatness: CGFloat = 0.6
  /// Whether parts that overlap are alternately inside and outside.
  open var usesEvenOddFillRule = false

  /// Sets the pattern of dashes of the outline, which cells don't show.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}

  // MARK: Drawing

  /// Fills the path with the current fill colour.
  open func fill() {
    guard let context = CGContext.current else { return }
    context.fill(path, rule: rule)
  }

  /// Draws the outline of the path with the current stroke colour.
  open func stroke() {
    guard let context = CGContext.current else { return }
    context.stroke(path, width: lineWidth)
  }

  /// Fills the path with the current fill colour and an opacity; the blend mode has no effect.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.current?.withAlpha(alpha) { fill() }
  }

  /// Draws the outline of the path with the current stroke colour and an opacity; the blend mode has
  /// no effect.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.current?.withAlpha(alpha) { stroke() }
  }

  /// Clips subsequent drawing to the rectangle around the path.
  open func addClip() { CGContext.current?.clip(to: bounds) }

  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }
}
