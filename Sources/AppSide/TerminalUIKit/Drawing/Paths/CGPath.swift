import Foundation

/// A shape made of lines and curves (Core Graphics, which isn't available on Linux).
public class CGPath: Hashable {
  enum Element: Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  /// A whole path that cells show better than its lines and curves.
  enum Shape: Hashable {
    case rect(CGRect)
    case roundedRect(CGRect, radius: CGFloat)
  }

  final var elements: [Element] = []
  /// The shape of the whole path if it is a simple one; a change of the elements ends that.
  final var shape: Shape?

  init() {}

  /// Creates a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - transform: The transform of the path, or `nil` for none.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    addRectangle(rect.standardized.finite)
    shape = .rect(rect.standardized.finite)
    if let transform { apply(transform.pointee) }
  }

  /// Creates an ellipse.
  ///
  /// - Parameters:
  ///   - rect: The rectangle around the ellipse, in points.
  ///   - transform: The transform of the path, or `nil` for none.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    let rect = rect.standardized.finite
    addRounded(rect, width: rect.width / 2, height: rect.height / 2)
    if let transform { apply(transform.pointee) }
  }

  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerWidth: The width of a corner, at most half that of the rectangle.
  ///   - cornerHeight: The height of a corner, at most half that of the rectangle.
  ///   - transform: The transform of the path, or `nil` for none.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init()
    let rect = rect.standardized.finite
    addRounded(rect, width: cornerWidth, height: cornerHeight)
    if cornerWidth == cornerHeight { shape = .roundedRect(rect, radius: cornerWidth.finiteOrZero) }
    if let transform { apply(transform.pointee) }
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The last point of the path, or zero if it is empty.
  public var currentPoint: CGPoint {
    for element in elements.reversed() {
      if let end = element.end { return end }
    }
    return .zero
  }

  /// The smallest rectangle around all points, including control points; null for an empty path.
  public var boundingBox: CGRect { Self.box(around: elements.flatMap(\.points)) }

  /// The smallest rectangle around the path; null for an empty path.
  public var boundingBoxOfPath: CGRect { Self.box(around: polygons().flatMap(\.self)) }

  /// Returns a copy of the path.
  public func copy() -> CGPath? {
    let copy = CGPath()
    (copy.elements, copy.shape) = (elements, shape)
    return copy
  }

  /// Returns a copy that can be changed.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    (copy.elements, copy.shape) = (elements, shape)
    return copy
  }

  /// Returns a transformed copy of the path.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    let copy = copy()
    if let transform { copy?.apply(transform.pointee) }
    return copy
  }

  /// Returns whether a point is inside the path.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: The rule for overlapping parts.
  ///   - transform: The transform of the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    var transform = transform
    let path = transform.isIdentity ? self : copy(using: &transform) ?? self
    let scanner = PathScanner(path.polygons(), rule: rule)
    return scanner.spans(at: point.y).contains { $0.contains(point.x) }
  }

  /// Returns whether two paths have the same elements.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.elements == other.elements }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  private static func box(around points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
}

/// The rule by which overlapping parts of a path are inside it (Core Graphics).
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if a line from it crosses the path more often in one direction.
  case winding
  /// A point is inside if a line from it crosses the path an odd number of times.
  case evenOdd
}

extension CGPath.Element {
  /// The point at which the element ends, or `nil` if it closes a part of the path.
  var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point): point
    case .quadCurve(let point, _), .curve(let point, _, _): point
    case .close: nil
    }
  }

  /// All points of the element, control points first.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }

  func applying(_ transform: CGAffineTransform) -> CGPath.Element {
    mapPoints { $0.applying(transform) }
  }

  /// The element with points that can be drawn, or `nil` if a number isn't finite.
  var usable: CGPath.Element? {
    points.allSatisfy { $0.x.isFinite && $0.y.isFinite } ? mapPoints(\.finite) : nil
  }

  private func mapPoints(_ convert: (CGPoint) -> CGPoint) -> CGPath.Element {
    switch self {
    case .move(let point): .move(convert(point))
    case .line(let point): .line(convert(point))
    case .quadCurve(let point, let control): .quadCurve(convert(point), control: convert(control))
    case .curve(let point, let control1, let control2):
      .curve(convert(point), control1: convert(control1), control2: convert(control2))
    case .close: .close
    }
  }
}
