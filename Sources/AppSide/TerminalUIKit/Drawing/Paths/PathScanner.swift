import Foundation

/// The inside of polygons, line by line.
struct PathScanner {
  private struct Edge {
    var start: CGPoint
    var end: CGPoint
    var direction: Int
  }

  private let edges: [Edge]
  private let rule: CGPathFillRule

  init(_ polygons: [[CGPoint]], rule: CGPathFillRule) {
    self.rule = rule
    var edges: [Edge] = []
    for polygon in polygons {
      // A polygon that isn't closed is filled as if it were.
      for (one, other) in zip(polygon, polygon.dropFirst() + polygon.prefix(1))
      where one.y != other.y {
        edges.append(
          one.y < other.y
            ? Edge(start: one, end: other, direction: 1)
            : Edge(start: other, end: one, direction: -1))
      }
    }
    self.edges = edges
  }

  /// Returns the parts of a horizontal line that are inside, from left to right.
  func spans(at y: CGFloat) -> [Range<CGFloat>] {
    let crossings = edges.filter { $0.start.y <= y && y < $0.end.y }.map { edge in
      let share = (y - edge.start.y) / (edge.end.y - edge.start.y)
      return (x: edge.start.x + (edge.end.x - edge.start.x) * share, direction: edge.direction)
    }.sorted { $0.x < $1.x }
    var spans: [Range<CGFloat>] = []
    var count = 0
    for (crossing, next) in zip(crossings, crossings.dropFirst()) {
      count += rule == .winding ? crossing.direction : 1
      let isInside = rule == .winding ? count != 0 : count % 2 != 0
      if isInside, next.x > crossing.x { spans.append(crossing.x..<next.x) }
    }
    return spans
  }
}
