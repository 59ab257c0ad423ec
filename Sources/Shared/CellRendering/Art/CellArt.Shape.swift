extension CellArt {
  /// A filled shape inside a cell of 8 × 16 points, with the origin in its upper left corner.
  enum Shape: Hashable {
    case rect(x: Double, y: Double, width: Double, height: Double)
    case polygon([Point])
    case circle(x: Double, y: Double, radius: Double)
    /// A circle's outline, one point thick.
    case ring(x: Double, y: Double, radius: Double)
    /// A rounded corner of light lines with two arms.
    case corner(toRight: Bool, toBottom: Bool)

    struct Point: Hashable {
      var x: Double
      var y: Double
    }

    /// Returns whether the shape covers a point.
    func contains(_ x: Double, _ y: Double) -> Bool {
      switch self {
      case .rect(let left, let top, let width, let height):
        return x >= left && x < left + width && y >= top && y < top + height
      case .polygon(let points):
        return Self.polygon(points, contains: x, y)
      case .circle(let centreX, let centreY, let radius):
        return Self.square(x - centreX, y - centreY) <= radius * radius
      case .ring(let centreX, let centreY, let radius):
        let distance = Self.square(x - centreX, y - centreY)
        return distance <= radius * radius && distance > (radius - 1) * (radius - 1)
      case .corner(let toRight, let toBottom):
        return Self.corner(
          toRight ? x : 2 * centreX - x, toBottom ? y : 2 * centreY - y)
      }
    }

    private static func square(_ x: Double, _ y: Double) -> Double { x * x + y * y }

    /// Returns whether the corner that opens to the right and the bottom covers a point.
    private static func corner(_ x: Double, _ y: Double) -> Bool {
      let middle = (x: centreX + cornerRadius, y: centreY + cornerRadius)
      if y >= middle.y { return abs(x - centreX) <= 0.5 }
      if x >= middle.x { return abs(y - centreY) <= 0.5 }
      let distance = square(x - middle.x, y - middle.y).squareRoot()
      return abs(distance - cornerRadius) <= 0.5
    }

    private static func polygon(_ points: [Point], contains x: Double, _ y: Double) -> Bool {
      var isInside = false
      var previous = points[points.count - 1]
      for point in points {
        if (point.y > y) != (previous.y > y) {
          let slope = (previous.x - point.x) / (previous.y - point.y)
          if x < point.x + slope * (y - point.y) { isInside.toggle() }
        }
        previous = point
      }
      return isInside
    }
  }

  /// The middle of light lines: half a point right of and below the cell's centre, so that a line one point
  /// thick covers whole pixels.
  static let centreX = 4.5
  static let centreY = 8.5
  /// The radius of rounded corners, to the middle of the line.
  static let cornerRadius = 3.5
}
