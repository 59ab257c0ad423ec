import CellRendering
import Foundation

/// The kind of a gradient (Core Animation).
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Colours that change along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Colours that change from a centre outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Colours that change around a centre.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer with a background of changing colours (Core Animation).
///
/// Each cell has the colour at its centre.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`; others are left out.
  open var colors: [Any]? { didSet { didChange() } }
  /// The places of the colours from 0 to 1, or `nil` for equal distances.
  open var locations: [NSNumber]? { didSet { didChange() } }
  /// The point of the first colour, as shares of the layer's size.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { didChange() } }
  /// The point of the last colour, as shares of the layer's size.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { didChange() } }
  /// The kind of the gradient.
  open var type = CAGradientLayerType.axial { didSet { didChange() } }

  override func drawContent(in context: DrawingContext) {
    let ramp = ColorRamp(colors ?? [], at: locations)
    guard !ramp.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
    let grain = context.grain
    let visible = context.visible
    if shownCornerRadius > 0 { context.pushClip(bounds, cornerRadius: shownCornerRadius) }
    defer { if shownCornerRadius > 0 { context.popClip(to: visible) } }
    let shown = context.onScreen(bounds).intersection(visible)
    guard !shown.isNull else { return }
    let rows = Self.centres(from: shown.minY, to: shown.maxY, size: grain.height)
    let columns = Self.centres(from: shown.minX, to: shown.maxX, size: grain.width)
    let isAxial = type != .radial && type != .conic
    let isVertical = isAxial && startPoint.x == endPoint.x
    let isHorizontal = isAxial && startPoint.y == endPoint.y && !isVertical
    // Whole rows or columns have one colour in most gradients.
    for y in isHorizontal ? [shown.midY] : rows {
      for x in isVertical ? [shown.midX] : columns {
        let place = CGPoint(
          x: (x - context.offset.x - bounds.minX) / bounds.width,
          y: (y - context.offset.y - bounds.minY) / bounds.height)
        let cell = CGRect(
          x: isVertical ? shown.minX : x - grain.width / 2,
          y: isHorizontal ? shown.minY : y - grain.height / 2,
          width: isVertical ? shown.width : grain.width,
          height: isHorizontal ? shown.height : grain.height)
        context.fill(
          cell.offsetBy(dx: -context.offset.x, dy: -context.offset.y),
          UIColor(ramp.color(at: share(at: place))))
      }
    }
  }

  /// Returns the place in the row of colours for a place in the layer, as shares of its size.
  private func share(at place: CGPoint) -> CGFloat {
    let (x, y) = (place.x - startPoint.x, place.y - startPoint.y)
    let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    switch type {
    case .radial:
      let (horizontal, vertical) = (dx == 0 ? 0 : x / dx, dy == 0 ? 0 : y / dy)
      return (horizontal * horizontal + vertical * vertical).squareRoot()
    case .conic:
      let turn = (atan2(y, x) - atan2(dy, dx)) / (2 * .pi)
      return turn - turn.rounded(.down)
    default:
      let length = dx * dx + dy * dy
      return length > 0 ? (x * dx + y * dy) / length : 0
    }
  }

  /// Returns the centres of the cells in a range; its own centre if there are none.
  private static func centres(from: CGFloat, to: CGFloat, size: CGFloat) -> [CGFloat] {
    let first = (from / size - 0.5).rounded(.up)
    let end = (to / size - 0.5).rounded(.up)
    guard end > first else { return [(from + to) / 2] }
    return (0..<Int(end - first)).map { (first + CGFloat($0) + 0.5) * size }
  }
}
