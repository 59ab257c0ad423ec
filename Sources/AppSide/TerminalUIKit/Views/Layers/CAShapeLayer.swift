import Foundation

/// A layer that shows a path (Core Animation).
///
/// Cells show it as ``UIBezierPath`` says.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The path, or `nil` for none.
  open var path: CGPath? { didSet { didChange() } }
  /// The colour of the inside, or `nil` for none.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { didChange() }
  }
  /// The colour of the outline, or `nil` for none.
  open var strokeColor: CGColor? { didSet { didChange() } }
  /// The width of the outline, in points.
  open var lineWidth: CGFloat = 1 { didSet { didChange() } }
  /// The rule for overlapping parts.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { didChange() } }
  /// The share of the outline at which it begins; stored but has no effect.
  open var strokeStart: CGFloat = 0
  /// The share of the outline at which it ends; at zero there isn't one, otherwise it is drawn whole.
  open var strokeEnd: CGFloat = 1 { didSet { didChange() } }
  /// The shape of the ends of lines; stored but has no effect.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of the joints of lines; stored but has no effect.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The limit of a pointed joint; stored but has no effect.
  open var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps in points; stored but has no effect.
  open var lineDashPattern: [NSNumber]?
  /// The beginning of the pattern of dashes; stored but has no effect.
  open var lineDashPhase: CGFloat = 0

  override func drawContent(in context: DrawingContext) {
    guard let path, !path.isEmpty else { return }
    if let fillColor {
      context.fill(
        path, UIColor(cgColor: fillColor), rule: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    if let strokeColor, strokeEnd > strokeStart {
      context.stroke(path, UIColor(cgColor: strokeColor), width: lineWidth)
    }
  }
}
