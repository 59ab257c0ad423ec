import Foundation

extension CGPath {
  /// Returns the parts of the path as polygons, with short lines in place of curves.
  func polygons() -> [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    var points: [CGPoint] = []
    func finish() {
      if points.count > 1 { polygons.append(points) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        points = [point]
      case .line(let point): points.append(point)
      case .quadCurve(let end, let control):
        let start = points.last ?? control
        points += Self.steps.map {
          Self.mix(Self.mix(start, control, $0), Self.mix(control, end, $0), $0)
        }
      case .curve(let end, let control1, let control2):
        let start = points.last ?? control1
        points += Self.steps.map { share in
          let middle = Self.mix(control1, control2, share)
          return Self.mix(
            Self.mix(Self.mix(start, control1, share), middle, share),
            Self.mix(middle, Self.mix(control2, end, share), share), share)
        }
      case .close:
        let start = points.first
        if let start { points.append(start) }
        finish()
        points = start.map { [$0] } ?? []
      }
    }
    finish()
    return polygons
  }

  private static func mix(_ one: CGPoint, _ other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share)
  }

  /// The positions on a curve at which its lines end, which suffice for cells.
  private static let steps = (1...16).map { CGFloat($0) / 16 }
}
